#include "terminal/frame.h"

#include "screen/cluster.h"
#include "screen/key_hints.h"
#include "screen/text.h"
#include "terminal/opening.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace kamisado::terminal {

namespace {

using screen::Key;
using screen::Role;
using screen::style_of;

/// Keys that have no character, in a place where nothing else is; a character stands for itself.
constexpr int first_key_id = 50'000;

int id_of(Key key) { return first_key_id + static_cast<int>(key); }

int id_of_key(std::string_view key) {
    if (key.size() == 1) {
        return static_cast<unsigned char>(key.front());
    }
    if (key == "a-h") {
        return ':';
    }
    if (key == "Enter" || key.starts_with("Entr")) {
        return id_of(Key::Enter);
    }
    if (key == "Esc" || key.ends_with("chap")) {
        return id_of(Key::Escape);
    }
    if (key == "Tab") {
        return id_of(Key::Tab);
    }
    return key == "End" || key == "Fin" ? id_of(Key::End) : -1;
}

} // namespace

void Frame::next_language() {
    const auto next = (static_cast<std::size_t>(speech_.language()) + 1) % all_languages.size();
    const bool turned = is_turned();
    speech_ = Speech(all_languages[next], speech_.has_unicode()).turned(turned);
    if (edition_) {
        speech_ = speech_.with(*edition_);
    }
    say(texts().game.language_is);
}

Edition Frame::edition() const {
    const Phrasebook& book = speech_;
    return book.edition;
}

void Frame::set_edition(Edition edition) {
    edition_ = edition;
    speech_ = speech_.with(edition);
}

bool Frame::is_turned() const {
    const Phrasebook& book = speech_;
    return book.turned;
}

void Frame::next_marks() {
    using screen::SquareMarks;
    switch (marks_) {
    case SquareMarks::Letters:
        marks_ = speech_.has_unicode() ? SquareMarks::Kanji : SquareMarks::None;
        break;
    case SquareMarks::Kanji: marks_ = SquareMarks::None; break;
    case SquareMarks::None: marks_ = SquareMarks::Letters; break;
    }
    say(name_of_marks());
}

Text Frame::name_of_marks() const {
    switch (marks_) {
    case screen::SquareMarks::Letters: return texts().game.marks_letters;
    case screen::SquareMarks::Kanji: return texts().game.marks_kanji;
    case screen::SquareMarks::None: break;
    }
    return texts().game.marks_none;
}

void Frame::say(std::string text, Role role) { message_ = {.text = std::move(text), .role = role}; }

void Frame::press_in_prompt(const screen::KeyPress& press) {
    Prompt& prompt = *prompt_;
    if (prompt.is_question) {
        const bool is_yes = press.character < 0x80 && press.key == Key::Character &&
                            texts().game.yes_letters.contains(static_cast<char>(press.character));
        const Prompt asked = *std::exchange(prompt_, std::nullopt);
        if (is_yes) {
            asked.accept("");
        }
        return;
    }
    switch (press.key) {
    case Key::Escape: prompt_.reset(); break;
    case Key::Enter: answer_prompt(); break;
    case Key::Tab:
        if (prompt.is_file) {
            if (const auto longer = completed(prompt.field.text())) {
                prompt.field = screen::TextField(*longer);
            } else {
                warn(texts().files.nothing_here);
            }
        }
        break;
    default: prompt.field.handle(press); break;
    }
}

/// The prompt is closed while its answer is acted on, and comes back if that was not good.
void Frame::answer_prompt() {
    clear_message();
    Prompt asked = *std::exchange(prompt_, std::nullopt);
    if (asked.accept(asked.field.text()) == Answer::TryAgain) {
        prompt_ = std::move(asked);
    }
}

void Frame::draw_prompt(screen::Sheet& sheet, const screen::Area& area) const {
    const Prompt& prompt = *prompt_;
    int column =
        sheet.canvas.put(area.row, area.column, prompt.label, style_of(Role::Title, sheet.look));
    if (prompt.is_question) {
        return;
    }
    const int end = area.column + area.size.columns;
    const int width = std::max(end - column - screen::width_of(prompt.keys) - 2, 16);
    prompt.field.draw(sheet, area.row, column, width);
    column += width + 2;
    sheet.canvas.put(area.row, column, prompt.keys, style_of(Role::Faint, sheet.look));
}

/// A long message grows upwards, over what is less urgent.
void Frame::draw_message(screen::Sheet& sheet, const screen::Area& area) const {
    int bottom = area.row + area.size.rows - 1;
    if (prompt_) {
        draw_prompt(sheet, {.row = bottom, .column = area.column, .size = {1, area.size.columns}});
        --bottom;
    }
    constexpr std::size_t most = 4;
    auto lines = screen::wrapped(message_.text, area.size.columns);
    lines.resize(std::min(lines.size(), message_.text.empty() ? 0 : most));
    int row = bottom - static_cast<int>(lines.size()) + 1;
    for (const std::string& line : lines) {
        sheet.canvas.fill({.row = row, .column = 0, .size = {1, sheet.canvas.size().columns}}, {});
        sheet.canvas.put(row++, area.column, line, style_of(message_.role, sheet.look));
    }
}

void draw_keys(screen::Sheet& sheet, const screen::Area& area, Text keys) {
    std::vector<screen::KeyHint> hints;
    while (!keys.empty()) {
        const auto end = keys.find("  ");
        const Text hint = keys.substr(0, end);
        const Text key = hint.substr(0, hint.find(' '));
        const Text label = hint.substr(std::min(key.size() + 1, hint.size()));
        hints.push_back(
            {.key = std::string(key), .label = std::string(label), .id = id_of_key(key)});
        keys = end == Text::npos ? Text() : keys.substr(end + 2);
    }
    screen::draw_key_hints(sheet, area, hints);
}

std::optional<screen::KeyPress> key_of_hit(int id) {
    if (id >= first_key_id) {
        return screen::KeyPress{.key = static_cast<Key>(id - first_key_id)};
    }
    if (id > 0 && id < first_menu_id) {
        return screen::KeyPress{.key = Key::Character, .character = static_cast<char32_t>(id)};
    }
    return std::nullopt;
}

} // namespace kamisado::terminal
