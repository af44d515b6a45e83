#pragma once

#include "rules/board.h"
#include "rules/player.h"
#include "rules/square.h"
#include "rules/square_set.h"
#include "screen/board_geometry.h"
#include "screen/canvas.h"
#include "screen/look.h"

#include <optional>

namespace kamisado::screen {

struct ShownMove {
    Square from;
    Square to;
    SquareSet pushed = {}; ///< where the towers stand that it pushed
};

/// All that a drawing of the board shows. It is told; it knows no rules.
struct BoardPicture {
    Board board = Board::first();
    Player bottom = Player::Black; ///< whose home row is below
    std::optional<Square> cursor = std::nullopt;
    std::optional<Square> mover = std::nullopt; ///< where the tower stands that must move
    SquareSet choices = {};                     ///< towers of which any may move
    SquareSet targets = {};
    SquareSet pushes = {}; ///< those targets where a tower stands and would be pushed
    std::optional<ShownMove> last = std::nullopt;
    std::optional<Square> blocked = std::nullopt; ///< a tower that could not move
};

/// Draws the board into the upper left of the area, in the look's size or the largest that fits;
/// where not even the smallest does, it is cut off.
BoardGeometry draw_board(Canvas& canvas, const Area& area, const BoardPicture& picture,
                         const BoardLook& look);

/// The two home rows alone: a line-up. Never larger than medium.
BoardGeometry draw_line_up(Canvas& canvas, const Area& area, const Board& board, Player bottom,
                           const BoardLook& look);

/// How much room a line-up takes.
[[nodiscard]] Size line_up_size(const BoardLook& look);

} // namespace kamisado::screen
