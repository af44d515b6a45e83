#pragma once

#include "reference/plain_match.h"
#include "reference/plain_rules.h"
#include "rules/board.h"
#include "rules/match.h"
#include "rules/move.h"
#include "rules/position.h"

#include <string_view>

/// Both implementations side by side. Each function names the first thing in which the two differ,
/// or returns an empty text.
namespace kamisado::tests {

[[nodiscard]] std::string_view difference(const Board& board, const plain::Grid& grid);
[[nodiscard]] std::string_view difference(const Position& position, const plain::State& state);
[[nodiscard]] std::string_view difference(const Match& match, const plain::Match& plain_match);

[[nodiscard]] std::string_view difference_in_points(const Board& board, const plain::Grid& grid);
[[nodiscard]] std::string_view difference_in_moves(const Position& position,
                                                   const plain::State& state);
/// What the move leads to, all that happens on the way included.
[[nodiscard]] std::string_view difference_in_outcome(const Position& before, Move move,
                                                     const plain::State& plain_before,
                                                     const plain::Outcome& outcome);
/// Regrouping from both sides.
[[nodiscard]] std::string_view difference_in_fills(const Board& board, const plain::Grid& grid);

} // namespace kamisado::tests
