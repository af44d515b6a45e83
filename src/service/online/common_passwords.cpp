#include "online/common_passwords.h"

#include "notation/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace kamisado::online {

namespace {

/// Sorted, in small letters.
constexpr std::string_view common_words[] = {
#include "online/common_passwords.inc"
};

constexpr auto rows = std::to_array<std::string_view>(
    {"abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiop[]", "asdfghjkl;'",
     "zxcvbnm,./", "qwertzuiop", "asdfghjkl", "yxcvbnm,.-", "azertyuiop", "qsdfghjklm",
     "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,", "1q2w3e4r5t6y7u8i9o0p", "qazwsxedcrfvtgbyhnujm",
     "q1w2e3r4t5y6u7i8o9p0", "1a2b3c4d5e6f7g8h9i"});
constexpr std::size_t longest_unit = 4; ///< of what is said over and over

bool is_common_word(std::string_view word) {
    return std::ranges::binary_search(common_words, word);
}

/// From left to right, or the other way.
bool is_row(std::string_view text) {
    const std::string backwards(text.rbegin(), text.rend());
    return std::ranges::any_of(
        rows, [&](std::string_view row) { return row.contains(text) || row.contains(backwards); });
}

bool is_repeated(std::string_view text) {
    for (std::size_t unit = 1; unit <= longest_unit && unit < text.size(); ++unit) {
        if (text.substr(unit) == text.substr(0, text.size() - unit)) {
            return true;
        }
    }
    return false;
}

/// Without the digits and signs that people add to a word.
std::string_view word_in(std::string_view text) {
    while (!text.empty() && !is_lower(text.back())) {
        text.remove_suffix(1);
    }
    while (!text.empty() && !is_lower(text.front())) {
        text.remove_prefix(1);
    }
    return text;
}

} // namespace

bool is_common_password(std::string_view password, std::string_view name) {
    const std::string small = to_lower(password);
    const std::string own = to_lower(name);
    const std::string_view word = word_in(small);
    constexpr std::size_t shortest_word = 4;
    return is_common_word(small) || is_row(small) || is_repeated(small) || small == own ||
           (word.size() >= shortest_word &&
            (is_common_word(word) || word == word_in(own) || is_row(word)));
}

} // namespace kamisado::online
