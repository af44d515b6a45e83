#include "terminal/pages.h"

#include "screen/box.h"
#include "screen/cluster.h"
#include "screen/key_hints.h"
#include "screen/text.h"
#include "words/sentence.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace kamisado::terminal {

namespace {

constexpr int key_column = 20;

using screen::Role;
using screen::style_of;

/// What a click on a key hint means: the key's own character, or one of the named keys.
int id_of_key(std::string_view key) {
    if (key.size() == 1) {
        return static_cast<unsigned char>(key.front());
    }
    if (key == "a-h") {
        return ':';
    }
    if (key == "Enter" || key.starts_with("Entr")) {
        return first_key_id + static_cast<int>(screen::Key::Enter);
    }
    if (key == "Esc" || key.ends_with("chap")) {
        return first_key_id + static_cast<int>(screen::Key::Escape);
    }
    if (key == "Tab") {
        return first_key_id + static_cast<int>(screen::Key::Tab);
    }
    return key == "End" || key == "Fin" ? first_key_id + static_cast<int>(screen::Key::End) : -1;
}

std::string prompt_label(const GameState& state) {
    const Texts& texts = state.speech.texts();
    switch (state.prompt->kind) {
    case PromptKind::Move: return std::string(texts.game.prompt);
    case PromptKind::Save: return std::string(texts.files.save_title);
    case PromptKind::Open: return std::string(texts.files.open_title);
    case PromptKind::Name: return title_of(state.speech, state.prompt->player) + ": ";
    case PromptKind::Resign: break;
    }
    return Sentence(state.speech)
        .player("player", state.prompt->player)
        .filled_in(texts.game.resign_question);
}

Text prompt_keys(const GameState& state) {
    const Texts& texts = state.speech.texts();
    switch (state.prompt->kind) {
    case PromptKind::Move: return texts.game.prompt_keys;
    case PromptKind::Save:
    case PromptKind::Open: return texts.files.prompt_keys;
    case PromptKind::Name: return texts.menu.name_hint;
    case PromptKind::Resign: break;
    }
    return "";
}

void draw_prompt(screen::Sheet& sheet, const screen::Area& area, const GameState& state) {
    const std::string label = prompt_label(state);
    int column = sheet.canvas.put(area.row, area.column, label, style_of(Role::Title, sheet.look));
    if (state.prompt->kind == PromptKind::Resign) {
        return;
    }
    const Text keys = prompt_keys(state);
    const int end = area.column + area.size.columns;
    const int width = std::max(end - column - screen::width_of(keys) - 2, 16);
    state.prompt->field.draw(sheet, area.row, column, width);
    column += width + 2;
    sheet.canvas.put(area.row, column, keys, style_of(Role::Faint, sheet.look));
}

void draw_too_small(screen::Sheet& sheet, const GameState& state) {
    const screen::Size size = sheet.canvas.size();
    screen::Area area = sheet.area();
    area.row = std::max((size.rows / 2) - 1, 0);
    area.size.rows = size.rows - area.row;
    const GameTexts& texts = state.speech.texts().game;
    const int used = screen::draw_paragraph(sheet, area,
                                            Sentence(state.speech)
                                                .number("columns", size.columns)
                                                .number("rows", size.rows)
                                                .filled_in(texts.too_small),
                                            style_of(Role::Warning, sheet.look));
    area.row += used;
    area.size.rows -= used;
    screen::draw_paragraph(sheet, area, texts.too_small_keeps);
}

} // namespace

/// A long message grows upwards, over what is less urgent.
void draw_message(screen::Sheet& sheet, const screen::Area& area, const GameState& state) {
    const screen::Style style = style_of(state.message.role, sheet.look);
    int bottom = area.row + area.size.rows - 1;
    if (state.prompt) {
        draw_prompt(sheet, {.row = bottom, .column = area.column, .size = {1, area.size.columns}},
                    state);
        --bottom;
    }
    constexpr std::size_t most = 4;
    auto lines = screen::wrapped(state.message.text, area.size.columns);
    lines.resize(std::min(lines.size(), state.message.text.empty() ? 0 : most));
    int row = bottom - static_cast<int>(lines.size()) + 1;
    for (const std::string& line : lines) {
        sheet.canvas.fill({.row = row, .column = 0, .size = {1, sheet.canvas.size().columns}}, {});
        sheet.canvas.put(row++, area.column, line, style);
    }
}

void draw_keys(screen::Sheet& sheet, const screen::Area& area, Text keys) {
    std::vector<screen::KeyHint> hints;
    std::string_view rest = keys;
    while (!rest.empty()) {
        const auto end = rest.find("  ");
        const std::string_view hint = rest.substr(0, end);
        const auto space = hint.find(' ');
        const std::string_view key = hint.substr(0, space);
        hints.push_back(
            {.key = std::string(key),
             .label = std::string(space == std::string_view::npos ? std::string_view()
                                                                  : hint.substr(space + 1)),
             .id = id_of_key(key)});
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 2);
    }
    screen::draw_key_hints(sheet, area, hints);
}

void draw_help_page(screen::Sheet& sheet, const GameState& state) {
    const HelpTexts& texts = state.speech.texts().help;
    const screen::Area inside = screen::draw_box(sheet, sheet.area(), texts.title);
    const auto line_at = [&](int row) {
        return screen::Area{.row = inside.row + row,
                            .column = inside.column,
                            .size = {.rows = 1, .columns = inside.size.columns}};
    };
    int row = 0;
    if (state.help != Help::Rules) {
        for (const std::string_view line : texts.keys) {
            const auto tab = line.find('\t');
            screen::Area place = line_at(row++);
            screen::draw_line(sheet, place, line.substr(0, tab), style_of(Role::Key, sheet.look));
            place.column += key_column;
            place.size.columns -= key_column;
            screen::draw_line(sheet, place, line.substr(tab + 1));
        }
        ++row;
    }
    if (state.help == Help::Rules || has_room_for_all_help(sheet.canvas.size())) {
        for (const Text rule : texts.rules) {
            screen::draw_line(sheet, line_at(row++), rule);
        }
    }
    screen::draw_line(sheet, line_at(inside.size.rows - 1), texts.close,
                      style_of(Role::Faint, sheet.look), screen::Align::Right);
}

bool has_room_for_all_help(screen::Size window) {
    constexpr int rows = std::tuple_size_v<decltype(HelpTexts::keys)> +
                         std::tuple_size_v<decltype(HelpTexts::rules)> + 5;
    return window.rows >= rows;
}

DrawnBoard draw_screen(screen::Sheet& sheet, GameState& state) {
    if (!fits(sheet.canvas.size())) {
        draw_too_small(sheet, state);
        return std::nullopt;
    }
    if (state.help != Help::Closed) {
        draw_help_page(sheet, state);
        return std::nullopt;
    }
    if (state.page == Page::Menu) {
        draw_menu_page(sheet, state);
        return std::nullopt;
    }
    return draw_play_page(sheet, state);
}

} // namespace kamisado::terminal
