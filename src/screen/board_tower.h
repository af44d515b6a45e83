#pragma once

#include "rules/setup.h"
#include "screen/board_geometry.h"
#include "screen/canvas.h"

namespace kamisado::screen {

/// Where a square's mark ends and its tower begins, how wide that is, and where its letter stands:
/// rows and columns from the square's upper left.
[[nodiscard]] int mark_columns(const BoardLook& look);
[[nodiscard]] int tower_columns(Size square, const BoardLook& look);
[[nodiscard]] int tower_row(Size square);
[[nodiscard]] int tower_centre(Size square, const BoardLook& look);

/// In colours a tower is a patch of its own colour around a disc of its owner's, with its letter,
/// and with a base of that colour for its rings.
void draw_painted_tower(Canvas& canvas, const Area& square, const PlacedTower& placed, Rgb ground,
                        const BoardLook& look);

/// Without colours it is [N] of Black or (n) of Gold, with its rings inside or below.
void draw_typed_tower(Canvas& canvas, const Area& square, const PlacedTower& placed, bool is_mover,
                      const BoardLook& look);

} // namespace kamisado::screen
