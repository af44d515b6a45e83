#pragma once

#include "computer/match_sense.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <vector>

namespace kamisado::protocol {

/// Every move of a round, looked at as far as a number of moves reaches: who wins within it is
/// known, and how fast; what lies beyond it is not asked.
class Horizon {
  public:
    /// The solver must outlive it. The round must not be over.
    Horizon(Solver& solver, const Position& at);

    /// One move of either side further. Cut short when the solver's patience ends.
    void step();
    /// Everything up to here is known: real moves of both sides, the one to be made included.
    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] bool is_settled() const;

    /// In the order of legal_moves().
    [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }

  private:
    void look(Choice& choice, int depth);

    Solver* solver_;
    Position at_;
    std::vector<Choice> choices_;
    int depth_ = 0;
};

} // namespace kamisado::protocol
