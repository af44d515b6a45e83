#pragma once

#include "puzzles/played_round.h"
#include "puzzles/puzzle.h"
#include "solver/solver.h"

#include <vector>

namespace kamisado {

/// All puzzles of a theme that come up in a round. The same round always has the same ones: the
/// solver is made to forget first, so that its limits cut off at the same place.
[[nodiscard]] std::vector<Puzzle> find_puzzles(Theme theme, const PlayedRound& round,
                                               Solver& solver);

} // namespace kamisado
