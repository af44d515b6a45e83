#pragma once

#include "puzzles/puzzle.h"
#include "rules/match.h"
#include "solver/solver.h"

#include <cstdint>
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
    bool is_over = false;        ///< the decision has ended the round
    std::vector<Move> line = {}; ///< what follows, as far as it is known
    int moves_left = 0;          ///< of that which is left out, to the end of the round
};

/// After a wrong decision of `solver` has been taken in `match`, who needs that many points.
[[nodiscard]] Refutation refute(Solver& engine, const Match& match, Player solver, int points);

} // namespace kamisado::cli
