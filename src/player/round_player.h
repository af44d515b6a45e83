#pragma once

#include "player/opponent.h"
#include "solver/solver.h"

namespace kamisado {

/// Knows who wins a round and nothing of the match: it wins as quickly as it can, loses as slowly
/// as it can, and always fills from the left. What a player of the match is measured against.
class RoundPlayer : public Opponent {
  public:
    /// The solver must outlive it.
    explicit RoundPlayer(Solver& solver, SearchLimits limits = {.nodes = 1'000'000})
        : solver_(&solver), limits_(limits) {}

    [[nodiscard]] std::string name() const override { return "round player"; }
    [[nodiscard]] Decision choose(const Match& match) override;

  private:
    Solver* solver_;
    SearchLimits limits_;
};

} // namespace kamisado
