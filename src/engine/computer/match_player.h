#pragma once

#include "computer/judgement.h"
#include "computer/match_sense.h"
#include "computer/opponent.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamisado {

/// Plays the match: which tower to win with, what line-up to leave, which side to fill from, and
/// how to lose what is lost. It is the computer's highest level.
class MatchPlayer : public Opponent {
  public:
    /// The solver must outlive it. The seed chooses among what is as good; without one the first of
    /// them is taken.
    explicit MatchPlayer(Solver& solver, SenseLimits limits = SenseLimits::to_play(),
                         std::optional<std::uint64_t> seed = std::nullopt)
        : solver_(&solver), limits_(limits), seed_(seed) {}

    [[nodiscard]] std::string name() const override { return "match player"; }
    [[nodiscard]] Decision choose(const Match& match) override;

    /// What it thinks of everything that can be decided.
    [[nodiscard]] std::vector<Choice> thoughts(const Match& match);
    /// The best of them, with what is thought of it.
    [[nodiscard]] Choice think(const Match& match);

  private:
    Solver* solver_;
    SenseLimits limits_;
    std::optional<std::uint64_t> seed_;
};

} // namespace kamisado
