#include "notation/display_width.h"

#include "notation/utf8.h"

#include <algorithm>
#include <array>

namespace kamisado {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Tables rather than a library: this goes into the WebAssembly module, which stands on nothing.
#include "notation/display_width.inc"

template <std::size_t size>
bool contains(const std::array<Range, size>& ranges, char32_t character) {
    const auto found = std::ranges::lower_bound(ranges, character, {}, &Range::last);
    return found != ranges.end() && found->first <= character;
}

std::size_t width_of(char32_t character) {
    if (contains(wide, character)) {
        return 2;
    }
    return contains(invisible, character) ? 0 : 1;
}

} // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        std::string_view rest = text;
        if (const auto character = take_character(rest)) {
            width += width_of(*character);
            text = rest;
        } else {
            width += 1;
            text.remove_prefix(1);
        }
    }
    return width;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t taken = display_width(text);
    return std::string(text) + std::string(width - std::min(width, taken), ' ');
}

} // namespace kamisado
