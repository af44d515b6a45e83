#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

/// What processes say to each other is words with a space between.
namespace kamisado::online {

/// Takes the first word off; empty at the end.
inline std::string_view next_word(std::string_view& words) {
    const auto space = words.find(' ');
    const std::string_view word = words.substr(0, space);
    words = space == std::string_view::npos ? std::string_view() : words.substr(space + 1);
    return word;
}

template <typename Number>
std::optional<Number> next_number(std::string_view& words) {
    const std::string_view word = next_word(words);
    Number number{};
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number = read.ec == std::errc() && read.ptr == word.data() + word.size();
    return is_number ? std::optional(number) : std::nullopt;
}

} // namespace kamisado::online
