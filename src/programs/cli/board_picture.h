#pragma once

#include "cli/paint.h"
#include "rules/board.h"
#include "rules/position.h"
#include "rules/setup.h"
#include "rules/square.h"
#include "rules/square_set.h"
#include "words/phrasebook.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

/// What says a square's colour besides the colour itself.
enum class Marks : std::uint8_t { None, Letters, Kanji };

enum class BoardSize : std::uint8_t { Small, Large };

struct BoardLook {
    ColourDepth depth = ColourDepth::None;
    Marks marks = Marks::None; ///< without colours there are letters at least
    BoardSize size = BoardSize::Large;
};

struct BoardPicture {
    Setup setup;
    std::optional<Square> mover; ///< where the tower stands that must move
    SquareSet targets;           ///< where it can go
};

/// A position with the tower that must move and where it can go.
[[nodiscard]] BoardPicture picture_of(const Position& position);

/// The board as Black sees it, files and ranks at its edges, lines ended by newlines.
[[nodiscard]] std::string draw(const BoardPicture& picture, const BoardLook& look);

/// The same, an explanation of the signs where there are no colours, and an empty line.
[[nodiscard]] std::string draw_with_legend(const BoardPicture& picture, const BoardLook& look,
                                           const Phrasebook& book);

/// The two home rows alone, Gold's above Black's: a line-up.
[[nodiscard]] std::string draw_line_up(const Board& board, const BoardLook& look);

} // namespace kamisado::cli
