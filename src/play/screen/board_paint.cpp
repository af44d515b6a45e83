#include "screen/board_paint.h"

#include "screen/palette.h"

namespace kamisado::screen {

namespace {

struct Paint {
    Rgb direct;
    int of_256 = 0;
    int of_16 = 0;
};

constexpr PerColour<Paint> square_paints{{{
    {.direct = {0x4E, 0x22, 0x00}, .of_256 = 94, .of_16 = 8},   // brown
    {.direct = {0x00, 0x92, 0x57}, .of_256 = 29, .of_16 = 2},   // green
    {.direct = {0xD8, 0x32, 0x3C}, .of_256 = 160, .of_16 = 1},  // red
    {.direct = {0xE5, 0xC4, 0x00}, .of_256 = 220, .of_16 = 11}, // yellow
    {.direct = {0xD3, 0x6B, 0xA6}, .of_256 = 169, .of_16 = 13}, // pink
    {.direct = {0x6A, 0x34, 0x93}, .of_256 = 54, .of_16 = 5},   // purple
    {.direct = {0x00, 0x66, 0xB3}, .of_256 = 25, .of_16 = 4},   // blue
    {.direct = {0xD9, 0x74, 0x1F}, .of_256 = 172, .of_16 = 3},  // orange
}}};

constexpr Paint black_paint{.direct = {0x10, 0x10, 0x10}, .of_256 = 233, .of_16 = 0};
// Pale, so that it stands out from yellow and orange.
constexpr Paint gold_paint{.direct = {0xFF, 0xE3, 0x8F}, .of_256 = 229, .of_16 = 15};

Rgb shade_of(const Paint& paint, Colours colours) {
    switch (colours) {
    case Colours::Palette256: return palette_colour(paint.of_256);
    case Colours::Sixteen: return palette_colour(paint.of_16);
    case Colours::None:
    case Colours::True: break;
    }
    return paint.direct;
}

} // namespace

Rgb paint_of(Colour colour, Colours colours) {
    if (colour == Colour::Brown && colours == Colours::Sixteen) {
        // Of 16 it is the dark grey, which is darker in most terminals than in xterm.
        return {0x70, 0x60, 0x50};
    }
    return shade_of(square_paints[colour], colours);
}

Rgb paint_of(Player player, Colours colours) {
    return shade_of(player == Player::Black ? black_paint : gold_paint, colours);
}

Rgb readable_on(Rgb ground) {
    constexpr Rgb dark{0x00, 0x00, 0x00};
    constexpr Rgb light{0xFF, 0xFF, 0xFF};
    const int brightness = (299 * ground.red) + (587 * ground.green) + (114 * ground.blue);
    return brightness > 118'000 ? dark : light;
}

} // namespace kamisado::screen
