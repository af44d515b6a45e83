#include "options/checks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <system_error>
#include <utility>

namespace kamisado::options {

namespace {

/// The whole text as a number; out of range is the error of one that is too large.
template <typename Number>
std::pair<Number, std::errc> read_whole(std::string_view text) {
    Number number = 0;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [stopped, error] = std::from_chars(begin, end, number);
    return {number, stopped == end ? error : std::errc::invalid_argument};
}

/// A limit that is only that of the computer.
bool is_open(std::uint64_t highest) { return highest == no_limit || highest == any_int; }

std::string wrong_number(std::string_view text, std::uint64_t lowest, std::uint64_t highest) {
    const auto [number, error] = read_whole<std::uint64_t>(text);
    if (error == std::errc() && number >= lowest && number <= highest) {
        return {};
    }
    if (is_open(highest) && error != std::errc::result_out_of_range && number <= highest) {
        return fmt::format("{} is not a whole number of at least {}", text, lowest);
    }
    return fmt::format("{} is not a whole number from {} to {}", text, lowest, highest);
}

std::string in_small_letters(std::string text) {
    const auto smaller = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    std::ranges::transform(text, text.begin(), smaller);
    return text;
}

} // namespace

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
    const std::string range =
        is_open(highest) ? std::string() : fmt::format("{} to {}", lowest, highest);
    return {[lowest, highest](std::string& text) { return wrong_number(text, lowest, highest); },
            range};
}

CLI::Validator seconds() {
    return {[](std::string& text) -> std::string {
                const auto [number, error] = read_whole<double>(text);
                const bool is_right = error == std::errc() && std::isfinite(number) && number >= 0;
                return is_right
                           ? ""
                           : fmt::format("{} is not a number of seconds such as 10 or 0.5", text);
            },
            ""};
}

CLI::Validator one_of(std::vector<std::string> words) {
    const std::string list = fmt::format("{{{}}}", fmt::join(words, ","));
    return {[words = std::move(words)](std::string& text) -> std::string {
                const auto found = std::ranges::find(words, in_small_letters(text));
                if (found == words.end()) {
                    return fmt::format("{} is none of {}", text, fmt::join(words, ", "));
                }
                text = *found;
                return {};
            },
            list};
}

} // namespace kamisado::options
