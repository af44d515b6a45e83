#pragma once

#include "rules/position.h"
#include "screen/board_geometry.h"
#include "words/phrasebook.h"

#include <string>

/// The picture that the full screen draws, as lines of text.
namespace kamisado::cli {

using screen::BoardLook;

/// For pipes and screen readers: a line a rank, in letters.
inline constexpr BoardLook typed_look{
    .look = {.colours = screen::Colours::None, .unicode = false},
    .size = screen::BoardSize::Small,
};

/// The board with the tower that must move and where it can go, an explanation of the signs where
/// there are no colours, and an empty line.
[[nodiscard]] std::string write_board(const Position& position, const BoardLook& look,
                                      const Phrasebook& book);
/// The same without anybody to move.
[[nodiscard]] std::string write_board(const Board& board, const BoardLook& look,
                                      const Phrasebook& book);

/// Both line-ups that the winner of a finished round can choose between.
[[nodiscard]] std::string write_fills(const Position& finished, const BoardLook& look);

} // namespace kamisado::cli
