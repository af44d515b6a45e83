#pragma once

#include <string>
#include <string_view>

/// Letters without a locale: <cctype> asks the locale and is undefined for negative characters.
namespace kamisado {

[[nodiscard]] constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
/// A byte of a UTF-8 character other than its first.
[[nodiscard]] constexpr bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}
[[nodiscard]] constexpr char to_upper(char c) {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] constexpr char to_lower(char c) {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] inline std::string to_lower(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) {
        c = to_lower(c);
    }
    return lower;
}
/// What some editors put at the beginning of a text, as UTF-8.
inline constexpr std::string_view byte_order_mark = "\uFEFF";

} // namespace kamisado
