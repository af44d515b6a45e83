#pragma once

#include "puzzles/puzzle.h"
#include "rules/match.h"
#include "solver/solver.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado::cli {

enum class WrongBecause : std::uint8_t {
    Loses,
    TooFewPoints, ///< the round is won, but too cheaply
    NotTheOne,    ///< it reaches the aim: the puzzle was not proved
    NotSettled,   ///< a limit was reached first
};

/// What follows from a wrong decision when both sides play perfectly.
struct Refutation {
    WrongBecause because{};
    int points = 0;              ///< that can be forced, where they are too few
    std::vector<Move> line = {}; ///< what follows; nothing when the round is over
    int moves_left = 0;          ///< real moves to the end of the round behind `line`
};

/// After a wrong decision of `solver` has been taken in `match`, who needs so many points.
[[nodiscard]] Refutation refute(Solver& engine, const Match& match, Player solver, int points);

} // namespace kamisado::cli
