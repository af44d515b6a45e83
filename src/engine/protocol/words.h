#pragma once

#include "text/number.h"

#include <optional>
#include <string_view>
#include <vector>

/// Lines as the words they are made of.
namespace kamisado::protocol {

/// Spaces and tabs divide; a carriage return at the end is not part of a line.
[[nodiscard]] inline std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view spaces = " \t\r\n";
    std::vector<std::string_view> words;
    for (auto begin = line.find_first_not_of(spaces); begin != std::string_view::npos;) {
        const auto end = line.find_first_of(spaces, begin);
        words.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(spaces, end);
    }
    return words;
}

/// What stands in the line between two of its words, both included.
[[nodiscard]] inline std::string_view from_to(std::string_view first, std::string_view last) {
    return {first.begin(), last.end()};
}

} // namespace kamisado::protocol
