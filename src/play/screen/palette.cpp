#include "screen/palette.h"

#include <array>
#include <cstddef>
#include <limits>

namespace kamisado::screen {

namespace {

constexpr std::array<Rgb, 16> named{{{0x00, 0x00, 0x00},
                                     {0xCD, 0x00, 0x00},
                                     {0x00, 0xCD, 0x00},
                                     {0xCD, 0xCD, 0x00},
                                     {0x00, 0x00, 0xEE},
                                     {0xCD, 0x00, 0xCD},
                                     {0x00, 0xCD, 0xCD},
                                     {0xE5, 0xE5, 0xE5},
                                     {0x7F, 0x7F, 0x7F},
                                     {0xFF, 0x00, 0x00},
                                     {0x00, 0xFF, 0x00},
                                     {0xFF, 0xFF, 0x00},
                                     {0x5C, 0x5C, 0xFF},
                                     {0xFF, 0x00, 0xFF},
                                     {0x00, 0xFF, 0xFF},
                                     {0xFF, 0xFF, 0xFF}}};

constexpr int cube_begin = 16;
constexpr int greys_begin = 232;
constexpr int palette_end = 256;

std::uint8_t cube_level(int step) {
    return static_cast<std::uint8_t>(step == 0 ? 0 : 55 + (40 * step));
}

/// How different two colours look, roughly: the eye sees green best, and red better in what is
/// reddish.
int distance(Rgb a, Rgb b) {
    const int mean_red = (a.red + b.red) / 2;
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    return ((512 + mean_red) * red * red / 256) + (4 * green * green) +
           ((767 - mean_red) * blue * blue / 256);
}

int nearest_between(Rgb colour, int begin, int end) {
    int best = begin;
    int least = std::numeric_limits<int>::max();
    for (int index = begin; index < end; ++index) {
        const int found = distance(colour, palette_colour(index));
        if (found < least) {
            least = found;
            best = index;
        }
    }
    return best;
}

} // namespace

Rgb palette_colour(int index) {
    if (index < cube_begin) {
        return named[static_cast<std::size_t>(index)];
    }
    if (index < greys_begin) {
        const int place = index - cube_begin;
        return {.red = cube_level(place / 36),
                .green = cube_level(place / 6 % 6),
                .blue = cube_level(place % 6)};
    }
    const auto grey = static_cast<std::uint8_t>(8 + (10 * (index - greys_begin)));
    return {.red = grey, .green = grey, .blue = grey};
}

int nearest_of_256(Rgb colour) { return nearest_between(colour, cube_begin, palette_end); }
int nearest_of_16(Rgb colour) { return nearest_between(colour, 0, 16); }
int nearest_of_8(Rgb colour) { return nearest_between(colour, 0, 8); }

} // namespace kamisado::screen
