#include "online/characters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace kamisado::online {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

bool holds(const auto& ranges, char32_t character) {
    return std::ranges::any_of(ranges, [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

constexpr auto blanks = std::to_array<Range>({{.first = 0x20, .last = 0x20},
                                              {.first = 0xA0, .last = 0xA0},
                                              {.first = 0x1680, .last = 0x1680},
                                              {.first = 0x2000, .last = 0x200A},
                                              {.first = 0x202F, .last = 0x202F},
                                              {.first = 0x205F, .last = 0x205F},
                                              {.first = 0x3000, .last = 0x3000}});

constexpr auto hidden = std::to_array<Range>({
    {.first = 0x00, .last = 0x1F},         // control
    {.first = 0x7F, .last = 0x9F},         // control
    {.first = 0xAD, .last = 0xAD},         // soft hyphen
    {.first = 0x34F, .last = 0x34F},       // grapheme joiner
    {.first = 0x61C, .last = 0x61C},       // direction of Arabic letters
    {.first = 0x115F, .last = 0x1160},     // Hangul fillers
    {.first = 0x17B4, .last = 0x17B5},     // Khmer vowels without a shape
    {.first = 0x180B, .last = 0x180F},     // Mongolian selectors
    {.first = 0x200B, .last = 0x200F},     // zero width, directions
    {.first = 0x2028, .last = 0x202E},     // ends of lines and paragraphs, directions
    {.first = 0x2060, .last = 0x206F},     // word joiner, directions
    {.first = 0x2800, .last = 0x2800},     // Braille without a dot
    {.first = 0x3164, .last = 0x3164},     // Hangul filler
    {.first = 0xD800, .last = 0xF8FF},     // halves of characters, private use
    {.first = 0xFEFF, .last = 0xFEFF},     // byte order mark
    {.first = 0xFFA0, .last = 0xFFA0},     // Hangul filler
    {.first = 0xFFF0, .last = 0xFFFF},     // specials
    {.first = 0x1BCA0, .last = 0x1BCA3},   // shorthand controls
    {.first = 0x1D173, .last = 0x1D17A},   // music controls
    {.first = 0xE0000, .last = 0xFFFFFFFF} // tags, selectors, private use, beyond Unicode
});

/// The first byte of a multi-byte character: how many bytes follow, its bits, and the lowest
/// character that needs that many.
struct Lead {
    std::size_t following;
    char32_t bits;
    char32_t lowest;
};

std::optional<Lead> lead_of(std::uint8_t byte) {
    if (byte < 0x80) {
        return Lead{.following = 0, .bits = byte, .lowest = 0};
    }
    if (byte >= 0xC0 && byte < 0xE0) {
        return Lead{.following = 1, .bits = byte & 0x1FU, .lowest = 0x80};
    }
    if (byte >= 0xE0 && byte < 0xF0) {
        return Lead{.following = 2, .bits = byte & 0x0FU, .lowest = 0x800};
    }
    if (byte >= 0xF0 && byte < 0xF8) {
        return Lead{.following = 3, .bits = byte & 0x07U, .lowest = 0x10000};
    }
    return std::nullopt;
}

/// Takes one from the front.
std::optional<char32_t> take_character(std::string_view& text) {
    const auto lead = lead_of(static_cast<std::uint8_t>(text.front()));
    if (!lead || text.size() <= lead->following) {
        return std::nullopt;
    }
    char32_t character = lead->bits;
    for (const char next : text.substr(1, lead->following)) {
        const auto byte = static_cast<std::uint8_t>(next);
        if ((byte & 0xC0U) != 0x80) {
            return std::nullopt;
        }
        character = (character << 6U) | (byte & 0x3FU);
    }
    text.remove_prefix(1 + lead->following);
    const bool is_half = character >= 0xD800 && character <= 0xDFFF;
    return character < lead->lowest || character > 0x10FFFF || is_half ? std::nullopt
                                                                       : std::optional(character);
}

} // namespace

std::optional<std::u32string> characters_of(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) {
        const auto character = take_character(text);
        if (!character) {
            return std::nullopt;
        }
        characters += *character;
    }
    return characters;
}

std::string utf8_of(std::u32string_view characters) {
    std::string text;
    const auto add = [&text](char32_t bits) { text += static_cast<char>(bits); };
    const auto add_following = [&add](char32_t character, unsigned shift) {
        add(0x80U | ((character >> shift) & 0x3FU));
    };
    for (const char32_t character : characters) {
        if (character < 0x80) {
            add(character);
        } else if (character < 0x800) {
            add(0xC0U | (character >> 6U));
            add_following(character, 0);
        } else if (character < 0x10000) {
            add(0xE0U | (character >> 12U));
            add_following(character, 6);
            add_following(character, 0);
        } else {
            add(0xF0U | (character >> 18U));
            add_following(character, 12);
            add_following(character, 6);
            add_following(character, 0);
        }
    }
    return text;
}

bool is_blank(char32_t character) { return holds(blanks, character); }

bool is_selector(char32_t character) { return character >= 0xFE00 && character <= 0xFE0F; }

bool is_showable(char32_t character) {
    const bool is_none =
        (character & 0xFFFEU) == 0xFFFE || (character >= 0xFDD0 && character <= 0xFDEF);
    return !is_none && !holds(hidden, character);
}

} // namespace kamisado::online
