#pragma once

#include "player/judgement.h"
#include "player/match_sense.h"
#include "player/opponent.h"

namespace kamisado {

/// Plays the match: which tower to win with, what line-up to leave, which side to fill from, and
/// how to lose what is lost.
class MatchPlayer : public Opponent {
  public:
    /// The solver must outlive it.
    explicit MatchPlayer(Solver& solver, SenseLimits limits = SenseLimits::to_play())
        : solver_(&solver), limits_(limits) {}

    [[nodiscard]] std::string name() const override { return "match player"; }
    [[nodiscard]] Decision choose(const Match& match) override;

    /// What it thinks of everything that can be decided.
    [[nodiscard]] std::vector<Choice> thoughts(const Match& match);

  private:
    Solver* solver_;
    SenseLimits limits_;
};

} // namespace kamisado
