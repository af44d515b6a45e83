#pragma once

#include <algorithm>
#include <string_view>

namespace kamisado {

/// Without the spaces around it.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    return text.substr(0, text.find_last_not_of(spaces) + 1);
}

/// Takes the first field off the front of a text, and the separator after it.
[[nodiscard]] constexpr std::string_view take_field(std::string_view& text, char separator) {
    const std::string_view field = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(field.size() + 1, text.size()));
    return field;
}

/// Takes the first word and the one space after it: two spaces enclose an empty word.
[[nodiscard]] constexpr std::string_view take_word(std::string_view& line) {
    return take_field(line, ' ');
}

} // namespace kamisado
