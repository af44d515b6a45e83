#pragma once

#include "computer/match_sense.h"
#include "computer/opponent.h"

namespace kamisado {

/// Knows who wins a round and nothing of the match: it wins as quickly as it can, loses as slowly
/// as it can, and always fills from the left. What a player of the match is measured against.
class RoundPlayer : public Opponent {
  public:
    /// The solver must outlive it.
    explicit RoundPlayer(Solver& solver, SenseLimits limits = SenseLimits::to_play())
        : solver_(&solver), limits_(limits) {}

    [[nodiscard]] std::string name() const override { return "round player"; }
    [[nodiscard]] Decision choose(const Match& match) override;

  private:
    Solver* solver_;
    SenseLimits limits_;
};

} // namespace kamisado
