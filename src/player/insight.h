#pragma once

#include "player/lookahead.h"
#include "rules/match.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <cstdint>
#include <span>

namespace kamisado {

/// Perfect play as far as a number of nodes goes. Where several moves are as good, and where
/// nothing is proved, the eyes decide.
class Insight {
  public:
    explicit Insight(std::uint64_t nodes, Patience* patience = nullptr);

    /// For the player to move.
    [[nodiscard]] Verdict verdict(const Position& position);

    /// The best of `candidates`, which are all legal moves, best first as far as eyes can tell.
    [[nodiscard]] Move choose(const Position& position, std::span<const Prospect> candidates);

    /// Where rings are at stake the round is not all.
    [[nodiscard]] Decision choose_for_match(const Match& match);

  private:
    [[nodiscard]] Move winning(const Position& position, std::span<const Prospect> candidates);
    [[nodiscard]] Move not_losing(const Position& position, std::span<const Prospect> candidates);
    [[nodiscard]] Move most_trying(const Position& position, std::span<const Prospect> candidates);
    [[nodiscard]] int ease_of_winning(const Position& position);

    Solver solver_;
    std::uint64_t nodes_;
};

} // namespace kamisado
