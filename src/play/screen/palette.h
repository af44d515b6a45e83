#pragma once

#include "screen/canvas.h"

/// The colours of a terminal that has a fixed number of them.
namespace kamisado::screen {

/// As xterm has them: 16 named ones, a cube of 6×6×6, 24 greys. The first 16 are whatever the
/// user has made of them.
[[nodiscard]] Rgb palette_colour(int index);

/// Among those of the 256 that are the same everywhere.
[[nodiscard]] int nearest_of_256(Rgb colour);
[[nodiscard]] int nearest_of_16(Rgb colour);
[[nodiscard]] int nearest_of_8(Rgb colour);

} // namespace kamisado::screen
