#include "notation/display_width.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kamisado {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// The scripts that terminals show in double width, in whole blocks.
constexpr std::array<Range, 13> wide{{{0x1100, 0x115F},
                                      {0x2E80, 0x303E},
                                      {0x3041, 0x4DBF},
                                      {0x4E00, 0xA4CF},
                                      {0xA960, 0xA97F},
                                      {0xAC00, 0xD7A3},
                                      {0xF900, 0xFAFF},
                                      {0xFE30, 0xFE6F},
                                      {0xFF00, 0xFF60},
                                      {0xFFE0, 0xFFE6},
                                      {0x1F300, 0x1F64F},
                                      {0x1F900, 0x1F9FF},
                                      {0x20000, 0x3FFFD}}};

/// Accents that join the character before them, and marks that show nothing.
constexpr std::array<Range, 5> invisible{
    {{0x0300, 0x036F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}}};

template <std::size_t size>
bool contains(const std::array<Range, size>& ranges, char32_t character) {
    return std::ranges::any_of(ranges, [character](Range range) {
        return range.first <= character && character <= range.last;
    });
}

/// How many bytes a character has that begins like this; 1 for what cannot begin one.
std::size_t length_from(std::uint8_t first) {
    if (first >= 0xF0U) {
        return 4;
    }
    if (first >= 0xE0U) {
        return 3;
    }
    return first >= 0xC0U ? 2 : 1;
}

/// Takes one character from the front.
char32_t take_first(std::string_view& text) {
    const auto first = static_cast<std::uint8_t>(text.front());
    const std::size_t length = length_from(first);
    if (length == 1 || length > text.size()) {
        text.remove_prefix(1);
        return first;
    }
    char32_t character = first & (0xFFU >> (length + 1));
    for (const char c : text.substr(1, length - 1)) {
        const auto byte = static_cast<std::uint8_t>(c);
        if ((byte & 0xC0U) != 0x80U) {
            text.remove_prefix(1);
            return first;
        }
        character = (character << 6U) | (byte & 0x3FU);
    }
    text.remove_prefix(length);
    return character;
}

} // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const char32_t character = take_first(text);
        if (contains(wide, character)) {
            width += 2;
        } else if (!contains(invisible, character)) {
            width += 1;
        }
    }
    return width;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t taken = display_width(text);
    return std::string(text) + std::string(width - std::min(width, taken), ' ');
}

} // namespace kamisado
