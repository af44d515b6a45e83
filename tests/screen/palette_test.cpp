#include "screen/board_paint.h"
#include "screen/palette.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace kamisado::screen {
namespace {

TEST(Palette, HasACubeAndGreys) {
    EXPECT_EQ(palette_colour(16), (Rgb{0, 0, 0}));
    EXPECT_EQ(palette_colour(231), (Rgb{255, 255, 255}));
    EXPECT_EQ(palette_colour(172), (Rgb{215, 135, 0}));
    EXPECT_EQ(palette_colour(232), (Rgb{8, 8, 8}));
    EXPECT_EQ(palette_colour(255), (Rgb{238, 238, 238}));
}

TEST(Palette, EveryColourIsNearestToItself) {
    for (int index = 16; index < 256; ++index) {
        EXPECT_EQ(palette_colour(nearest_of_256(palette_colour(index))), palette_colour(index));
    }
    for (int index = 0; index < 16; ++index) {
        EXPECT_EQ(nearest_of_16(palette_colour(index)), index);
    }
    for (int index = 0; index < 8; ++index) {
        EXPECT_EQ(nearest_of_8(palette_colour(index)), index);
    }
}

TEST(Palette, NearColoursAreFound) {
    EXPECT_EQ(nearest_of_256({250, 2, 3}), 196);
    EXPECT_EQ(nearest_of_256({129, 128, 127}), 244);
    EXPECT_EQ(nearest_of_16({0xD8, 0x32, 0x3C}), 1);
    EXPECT_EQ(nearest_of_16({250, 250, 250}), 15);
}

TEST(BoardPaint, SquaresDifferInAnyNumberOfColours) {
    std::set<int> of_16;
    std::set<int> of_256;
    for (const Colour colour : all_colours) {
        of_16.insert(nearest_of_16(paint_of(colour, Colours::Sixteen)));
        of_256.insert(nearest_of_256(paint_of(colour, Colours::Palette256)));
    }
    EXPECT_EQ(of_16.size(), all_colours.size());
    EXPECT_EQ(of_256.size(), all_colours.size());
}

/// How well one colour reads on the other, by the formula of the Web Content Accessibility
/// Guidelines.
double contrast(Rgb a, Rgb b) {
    const auto luminance = [](Rgb colour) {
        const auto linear = [](int value) {
            const double share = value / 255.0;
            return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        };
        return (0.2126 * linear(colour.red)) + (0.7152 * linear(colour.green)) +
               (0.0722 * linear(colour.blue));
    };
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

TEST(BoardPaint, MarksCanBeReadOnEverySquare) {
    for (const Colours colours : {Colours::True, Colours::Palette256}) {
        for (const Colour colour : all_colours) {
            const Rgb ground = paint_of(colour, colours);
            EXPECT_GE(contrast(ground, readable_on(ground)), 3.9) << static_cast<int>(colour);
        }
        for (const Player player : all_players) {
            const Rgb disc = paint_of(player, colours);
            EXPECT_GE(contrast(disc, readable_on(disc)), 7.0);
        }
    }
}

TEST(BoardPaint, OwnersAreNeverMistaken) {
    for (const Colours colours : {Colours::True, Colours::Palette256, Colours::Sixteen}) {
        EXPECT_GE(contrast(paint_of(Player::Black, colours), paint_of(Player::Gold, colours)), 12);
    }
}

} // namespace
} // namespace kamisado::screen
