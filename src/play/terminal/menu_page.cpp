#include "notation/narration.h"
#include "screen/box.h"
#include "screen/text.h"
#include "terminal/pages.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>

namespace kamisado::terminal {

namespace {

using screen::Role;
using screen::style_of;

std::string goal_text(const Speech& speech, FormatKind kind) {
    const Sentence sentence(speech);
    switch (kind) {
    case FormatKind::Single: return sentence.in("format.single.goal");
    case FormatKind::Series: return sentence.in("format.series.goal");
    case FormatKind::Standard: return sentence.in("format.standard.goal");
    case FormatKind::Long: return sentence.in("format.long.goal");
    case FormatKind::Marathon: break;
    }
    return sentence.in("format.marathon.goal");
}

std::string player_value(const GameState& state, Player player) {
    const Texts& texts = state.speech.texts();
    const NewMatch& wanted = state.menu.wanted;
    if (const auto level = wanted.levels[player]) {
        return Sentence(state.speech).number("level", *level).in("computer");
    }
    return wanted.names[player].empty() ? std::string(texts.menu.person)
                                        : state.speech.shown(wanted.names[player]);
}

std::string marks_value(const GameState& state) {
    const GameTexts& texts = state.speech.texts().game;
    switch (state.marks) {
    case screen::SquareMarks::Letters: return std::string(texts.marks_letters);
    case screen::SquareMarks::Kanji: return std::string(texts.marks_kanji);
    case screen::SquareMarks::None: break;
    }
    return std::string(texts.marks_none);
}

std::string clock_value(const GameState& state) {
    const MenuTexts& texts = state.speech.texts().menu;
    const auto& clock = state.menu.wanted.clock;
    return clock ? Sentence(state.speech)
                       .number("minutes", clock->initial / 60'000)
                       .number("seconds", clock->increment / 1'000)
                       .filled_in(texts.clock_of)
                 : std::string(texts.no_clock);
}

/// "< Standard >": the arrows change it.
std::string changeable(const std::string& value) { return fmt::format("< {} >", value); }

screen::MenuItem item_of(const GameState& state, MenuEntry entry) {
    const Texts& texts = state.speech.texts();
    const MenuTexts& menu = texts.menu;
    const NewMatch& wanted = state.menu.wanted;
    const auto item = [](std::string_view label, std::string value = "") {
        return screen::MenuItem{
            .label = std::string(label), .hot_key = 0, .value = std::move(value), .why_not = ""};
    };
    switch (entry) {
    case MenuEntry::Resume: return item(menu.resume);
    case MenuEntry::Back: return item(menu.back);
    case MenuEntry::Play: return item(menu.start);
    case MenuEntry::Format:
        return item(menu.format, changeable(title_of(state.speech, wanted.format)));
    case MenuEntry::Rounds:
        return item(menu.rounds, changeable(fmt::format("{}", wanted.format.rounds)));
    case MenuEntry::Black:
        return item(title_of(state.speech, Player::Black),
                    changeable(player_value(state, Player::Black)));
    case MenuEntry::Gold:
        return item(title_of(state.speech, Player::Gold),
                    changeable(player_value(state, Player::Gold)));
    case MenuEntry::Clock: return item(menu.clock, changeable(clock_value(state)));
    case MenuEntry::Open: return item(menu.open);
    case MenuEntry::Language:
        return item(menu.language, changeable(std::string(texts.language_name)));
    case MenuEntry::Marks: return item(menu.marks, changeable(marks_value(state)));
    case MenuEntry::Help: return item(menu.help);
    case MenuEntry::Leave: break;
    }
    return item(menu.leave);
}

/// A line about what is under the cursor.
std::string explanation(const GameState& state, MenuEntry entry) {
    const MenuTexts& texts = state.speech.texts().menu;
    const NewMatch& wanted = state.menu.wanted;
    const auto about_player = [&](Player player) {
        const auto level = wanted.levels[player];
        return std::string(level ? texts.levels[static_cast<std::size_t>(*level - lowest_level)]
                                 : texts.name_hint);
    };
    switch (entry) {
    case MenuEntry::Resume: {
        const Session& last = *state.menu.last;
        return Sentence(state.speech)
            .text("black", player_name(state, last, Player::Black))
            .text("gold", player_name(state, last, Player::Gold))
            .number("own", last.state().score[Player::Black])
            .number("others", last.state().score[Player::Gold])
            .text("format", title_of(state.speech, last.match().format()))
            .number("round", last.state().round)
            .filled_in(texts.resume_about);
    }
    case MenuEntry::Format:
    case MenuEntry::Rounds: return goal_text(state.speech, wanted.format.kind);
    case MenuEntry::Black: return about_player(Player::Black);
    case MenuEntry::Gold: return about_player(Player::Gold);
    case MenuEntry::Clock: return wanted.clock ? std::string(texts.clock_about) : "";
    default: return "";
    }
}

} // namespace

std::vector<MenuEntry> menu_entries(const GameState& state) {
    std::vector<MenuEntry> entries;
    if (state.session) {
        entries.push_back(MenuEntry::Back);
    } else if (state.menu.last) {
        entries.push_back(MenuEntry::Resume);
    }
    entries.insert(entries.end(), {MenuEntry::Play, MenuEntry::Format});
    if (state.menu.wanted.format.kind == FormatKind::Series) {
        entries.push_back(MenuEntry::Rounds);
    }
    entries.insert(entries.end(),
                   {MenuEntry::Black, MenuEntry::Gold, MenuEntry::Clock, MenuEntry::Open,
                    MenuEntry::Language, MenuEntry::Marks, MenuEntry::Help, MenuEntry::Leave});
    return entries;
}

screen::Menu menu_of(const GameState& state) {
    screen::Menu menu;
    for (const MenuEntry entry : menu_entries(state)) {
        menu.items.push_back(item_of(state, entry));
    }
    menu.cursor = std::min(state.menu.cursor, static_cast<int>(menu.items.size()) - 1);
    return menu;
}

void draw_menu_page(screen::Sheet& sheet, const GameState& state) {
    const MenuTexts& texts = state.speech.texts().menu;
    const screen::Menu menu = menu_of(state);
    const int columns = 64;
    const int rows = static_cast<int>(menu.items.size());
    screen::Area page = screen::centred({.rows = rows + 9, .columns = columns + 4}, sheet.area());
    screen::draw_line(sheet, page, texts.title, style_of(Role::Title, sheet.look),
                      screen::Align::Centre);
    page.row += 1;
    screen::Area wide = sheet.area();
    wide.row = page.row;
    screen::draw_line(sheet, wide, texts.slogan, style_of(Role::Faint, sheet.look),
                      screen::Align::Centre);
    page.row += 2;
    page.size.rows = rows + 2;
    const screen::Area inside = screen::draw_box(sheet, page, "");
    screen::draw_menu(sheet, inside, menu, first_menu_id);
    wide.row = page.row + rows + 3;
    const auto entries = menu_entries(state);
    screen::draw_line(sheet, wide,
                      explanation(state, entries[static_cast<std::size_t>(menu.cursor)]),
                      style_of(Role::Text, sheet.look), screen::Align::Centre);
    const int columns_inside = sheet.canvas.size().columns - 2;
    const int bottom = sheet.canvas.size().rows;
    draw_message(sheet,
                 {.row = bottom - 2, .column = 1, .size = {.rows = 1, .columns = columns_inside}},
                 state);
    draw_keys(sheet,
              {.row = bottom - 1, .column = 1, .size = {.rows = 1, .columns = columns_inside}},
              texts.keys);
}

} // namespace kamisado::terminal
