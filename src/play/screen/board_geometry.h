#pragma once

#include "rules/player.h"
#include "rules/square.h"
#include "rules/symmetry.h"
#include "screen/canvas.h"
#include "screen/look.h"

#include <cstdint>
#include <optional>

/// Where the squares of a drawn board are.
namespace kamisado::screen {

/// What says a square's colour besides the colour itself; without colours there are letters at
/// least, without Unicode no kanji.
enum class SquareMarks : std::uint8_t { None, Letters, Kanji };

/// Squares of one row, two rows, three and five.
enum class BoardSize : std::uint8_t { Small, Medium, Large, Huge };

struct BoardLook {
    Look look = {};
    SquareMarks marks = SquareMarks::Letters;
    std::optional<BoardSize> size = std::nullopt; ///< the largest that fits if not set
    bool turned = false; ///< it lies turned by a quarter: the same squares in other colours

    [[nodiscard]] constexpr Colour seen(Colour colour) const {
        return turned ? quarter_turned(colour) : colour;
    }
};

/// The marks that can be shown in this look.
[[nodiscard]] SquareMarks marks_of(const BoardLook& look);

/// Ranks stand at the left, files below.
inline constexpr int rank_margin = 3;
inline constexpr int file_margin = 1;

[[nodiscard]] Size square_size(BoardSize size, const BoardLook& look);
/// Where a square's mark ends and its tower begins, how wide that is, and where its letter stands:
/// rows and columns from the square's upper left.
[[nodiscard]] int mark_columns(const BoardLook& look);
[[nodiscard]] int tower_columns(Size square, const BoardLook& look);
[[nodiscard]] int tower_row(Size square);
[[nodiscard]] int tower_centre(Size square, const BoardLook& look);

/// Of the whole board with its margins.
[[nodiscard]] Size board_size_in_cells(BoardSize size, const BoardLook& look);
/// The largest that fits; nullopt if none does.
[[nodiscard]] std::optional<BoardSize> largest_fitting(Size room, const BoardLook& look);

/// A board as it was drawn: from squares to cells and back.
struct BoardGeometry {
    Area squares; ///< without margins
    Size square;  ///< of one square
    BoardSize size{};
    Player bottom = Player::Black;
    bool home_rows_only = false;

    [[nodiscard]] Area area_of(Square of) const;
    /// For the mouse: what lies under a cell.
    [[nodiscard]] std::optional<Square> square_at(int row, int column) const;
};

} // namespace kamisado::screen
