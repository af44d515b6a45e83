#pragma once

#include "rules/moves.h"
#include "rules/position.h"

#include <vector>

namespace kamisado::cli {

/// The legal moves in the order of their coordinates.
[[nodiscard]] std::vector<Move> sorted_moves(const Position& position);

} // namespace kamisado::cli
