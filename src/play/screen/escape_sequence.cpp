#include "screen/escape_sequence.h"

#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace kamisado::screen {

namespace {

constexpr std::size_t longest_sequence = 32;
constexpr std::size_t old_report_length = 5;

using Named = std::pair<std::string_view, Key>;
constexpr std::array<Named, 24> named_sequences{{
    {"[A", Key::Up},      {"[B", Key::Down},    {"[C", Key::Right},     {"[D", Key::Left},
    {"OA", Key::Up},      {"OB", Key::Down},    {"OC", Key::Right},     {"OD", Key::Left},
    {"[H", Key::Home},    {"[F", Key::End},     {"OH", Key::Home},      {"OF", Key::End},
    {"[1~", Key::Home},   {"[4~", Key::End},    {"[7~", Key::Home},     {"[8~", Key::End},
    {"[3~", Key::Delete}, {"[5~", Key::PageUp}, {"[6~", Key::PageDown}, {"[Z", Key::BackTab},
    {"OP", Key::F1},      {"[11~", Key::F1},    {"[[A", Key::F1},       {"OM", Key::Enter},
}};

/// Takes a number and the character after it.
std::optional<int> take_number(std::string_view& text, char end) {
    int number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto length = static_cast<std::size_t>(rest - text.data());
    if (error != std::errc() || length >= text.size() || text[length] != end) {
        return std::nullopt;
    }
    text.remove_prefix(length + 1);
    return number;
}

std::optional<Input> mouse_input(int button, int row, int column) {
    MouseInput input{.action = MouseAction::Press, .row = row, .column = column};
    switch (button) {
    case 0: return input;
    case 64: input.action = MouseAction::ScrollUp; return input;
    case 65: input.action = MouseAction::ScrollDown; return input;
    default: return std::nullopt;
    }
}

/// `[<0;12;3M`: the button, column and row from 1, `M` pressed, `m` let go.
std::optional<Input> mouse_report(std::string_view report) {
    const auto button = take_number(report, ';');
    const auto column = button ? take_number(report, ';') : std::nullopt;
    const auto row = column ? take_number(report, 'M') : std::nullopt;
    if (!row || !report.empty()) {
        return std::nullopt;
    }
    return mouse_input(*button, *row - 1, *column - 1);
}

/// `[M`, then button, column and row as a character each, counted from the space.
std::optional<Input> old_mouse_report(std::string_view report) {
    if (report.size() != 3 || report[1] <= ' ' || report[2] <= ' ') {
        return std::nullopt;
    }
    return mouse_input(report[0] - ' ', report[2] - ' ' - 1, report[1] - ' ' - 1);
}

} // namespace

bool is_unfinished(std::string_view sequence) {
    if (sequence.size() < 2 || sequence == "[[") {
        return true;
    }
    if (sequence.starts_with("[M")) {
        return sequence.size() < old_report_length;
    }
    const char last = sequence.back();
    const bool is_final = last >= '@' && last <= '~';
    return !is_final && sequence.size() < longest_sequence;
}

std::optional<Input> meaning_of(std::string_view sequence) {
    for (const auto& [name, key] : named_sequences) {
        if (name == sequence) {
            return KeyPress{.key = key};
        }
    }
    if (sequence.starts_with("[<")) {
        return mouse_report(sequence.substr(2));
    }
    if (sequence.starts_with("[M")) {
        return old_mouse_report(sequence.substr(2));
    }
    return std::nullopt;
}

} // namespace kamisado::screen
