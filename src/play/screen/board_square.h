#pragma once

#include "rules/setup.h"
#include "rules/square.h"
#include "screen/board_geometry.h"
#include "screen/canvas.h"

#include <cstdint>
#include <optional>

namespace kamisado::screen {

/// What a square says beside its tower; one at a time, the first that applies.
enum class SquareSign : std::uint8_t {
    None,
    Mover,    ///< this tower must move
    Choice,   ///< this tower may be chosen to move
    PushUp,   ///< a target: this tower would be pushed up the screen
    PushDown, ///< or down
    Blocked,  ///< this tower could not move
    Target,   ///< empty: the mover can go here
    CameTo,   ///< the last move ended here, or pushed this tower here
    CameFrom, ///< the last move began here
};

/// All that a drawing of one square shows.
struct ShownSquare {
    Square square;
    std::optional<PlacedTower> tower;
    SquareSign sign{};
    bool has_cursor = false;
};

/// The square's colour and mark, its tower, what it says, and the cursor.
void draw_square(Canvas& canvas, const Area& area, const ShownSquare& shown, const BoardLook& look);

} // namespace kamisado::screen
