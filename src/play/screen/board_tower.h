#pragma once

#include "rules/setup.h"
#include "screen/board_geometry.h"
#include "screen/canvas.h"

namespace kamisado::screen {

/// In colours a tower is a patch of its own colour around a disc of its owner's, with its letter,
/// and with a base of that colour for its rings.
void draw_painted_tower(Canvas& canvas, const Area& square, const PlacedTower& placed, Rgb ground,
                        const BoardLook& look);

/// Without colours it is [N] of Black or (n) of Gold, with its rings inside or below.
void draw_typed_tower(Canvas& canvas, const Area& square, const PlacedTower& placed, bool is_mover,
                      const BoardLook& look);

} // namespace kamisado::screen
