#include "notation/utf8.h"

#include <cstddef>

namespace kamisado {

namespace {

std::uint32_t byte_at(std::string_view text, std::size_t place) {
    return static_cast<unsigned char>(text[place]);
}

/// How long a character is that begins with this byte; 0 for a byte that begins none.
std::size_t length_of_character(std::uint32_t first) {
    if (first < 0x80U) {
        return 1;
    }
    if (first < 0xC2U || first > 0xF4U) {
        return 0;
    }
    if (first < 0xE0U) {
        return 2;
    }
    return first < 0xF0U ? 3 : 4;
}

} // namespace

std::optional<std::uint32_t> take_character(std::string_view& text) {
    const std::uint32_t first = byte_at(text, 0);
    const std::size_t length = length_of_character(first);
    if (length == 0 || length > text.size()) {
        return std::nullopt;
    }
    std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t place = 1; place < length; ++place) {
        if ((byte_at(text, place) & 0xC0U) != 0x80U) {
            return std::nullopt;
        }
        code = (code << 6U) | (byte_at(text, place) & 0x3FU);
    }
    text.remove_prefix(length);
    const bool is_overlong = (length == 3 && code < 0x800U) || (length == 4 && code < 0x10000U);
    const bool is_surrogate = code >= 0xD800U && code < 0xE000U;
    if (is_overlong || is_surrogate || code > 0x10FFFFU) {
        return std::nullopt;
    }
    return code;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        if (!take_character(text)) {
            return false;
        }
    }
    return true;
}

} // namespace kamisado
