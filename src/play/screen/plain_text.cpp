#include "screen/plain_text.h"

#include "notation/utf8.h"
#include "screen/cluster.h"

#include <cstddef>
#include <cstdint>

namespace kamisado::screen {

namespace {

/// U+00C0 to U+00FF.
constexpr std::string_view latin =
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty";

char plain_character(std::uint32_t code) {
    if (code < 0x80) {
        return static_cast<char>(code);
    }
    if (code >= 0xC0 && code <= 0xFF) {
        return latin[code - 0xC0];
    }
    switch (code) {
    case 0xA0: return ' ';
    case 0xB7: return '.';
    case 0x152: return 'O';
    case 0x153: return 'o';
    case 0x2013:
    case 0x2014:
    case 0x2212:
    case 0x2500: return '-';
    case 0x2502: return '|';
    case 0xAB:
    case 0xBB:
    case 0x201C:
    case 0x201D:
    case 0x201E: return '"';
    case 0x2018:
    case 0x2019: return '\'';
    case 0x2026: return '.';
    case 0x2190:
    case 0x2196: return '<';
    case 0x2192:
    case 0x2197: return '>';
    case 0x2191: return '^';
    case 0x2193: return 'v';
    default: return '?';
    }
}

} // namespace

std::string plain_text(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const Cluster cluster = take_cluster(text);
        std::string_view characters = cluster.text;
        const auto first = take_character(characters);
        plain += plain_character(first.value_or(U'?'));
        plain += std::string(static_cast<std::size_t>(cluster.width - 1), ' ');
    }
    return plain;
}

} // namespace kamisado::screen
