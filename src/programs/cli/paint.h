#pragma once

#include "rules/colour.h"
#include "rules/player.h"
#include "screen/canvas.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Colours for a terminal, line by line: those that the full screen has, too.
namespace kamisado::cli {

enum class ColourDepth : std::uint8_t {
    None,
    Palette, ///< the 256 colours that nearly every terminal has
    True,    ///< 24 bits
};

/// A colour in 24 bits, and what stands for it among the 256.
struct Paint {
    screen::Rgb direct;
    int palette_index = 0;
};

/// The printed board's colours.
[[nodiscard]] Paint paint_of(Colour colour);
/// Of a player's dragons and rings.
[[nodiscard]] Paint paint_of(Player player);
/// Black or white, whichever reads better on this ground.
[[nodiscard]] Paint readable_on(Paint ground);

/// The text in these colours. They stay switched on until the next ones or end_paint().
[[nodiscard]] std::string painted(std::string_view text, Paint ink, Paint ground,
                                  ColourDepth depth);
[[nodiscard]] std::string_view end_paint(ColourDepth depth);

[[nodiscard]] std::string bold(std::string_view text, ColourDepth depth);

} // namespace kamisado::cli
