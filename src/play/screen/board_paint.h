#pragma once

#include "rules/colour.h"
#include "rules/player.h"
#include "screen/canvas.h"
#include "screen/look.h"

/// The board's colours, in as many as the terminal has. Where it has few, an eye has chosen which:
/// eight different ones, and each as near to its name as can be.
namespace kamisado::screen {

[[nodiscard]] Rgb paint_of(Colour colour, Colours colours);
/// Of a player's dragons and rings.
[[nodiscard]] Rgb paint_of(Player player, Colours colours);
/// Black or white, whichever reads better on this ground.
[[nodiscard]] Rgb readable_on(Rgb ground);

} // namespace kamisado::screen
