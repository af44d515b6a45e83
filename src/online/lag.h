#pragma once

#include "game/setup.h"

#include <array>
#include <cstddef>

/// How long messages are on their way, and how much of that is given back to a player's clock.
namespace kamisado::online {

using game::Millis;

/// What one connection can be given for a message at most.
inline constexpr Millis most_lag = 500;

/// A connection's lag: half of the quickest of its last round trips from a Beat to its Echo. Slow
/// answers can be faked and quick ones cannot, so that the quickest counts.
class Lag {
  public:
    void note(Millis round_trip);
    /// Nothing is given before the first answer.
    [[nodiscard]] Millis lag() const;

  private:
    static constexpr std::size_t remembered = 5;

    std::array<Millis, remembered> round_trips_{};
    std::size_t count_ = 0;
};

/// What a player in one game can be given back in all: who makes believe that the way is long
/// soon has nothing left, and who really is far away has enough for a move now and then that took
/// longer.
class LagBudget {
  public:
    static constexpr Millis at_first = 10'000;
    static constexpr Millis per_move = 300;
    static constexpr Millis most = 10'000;

    /// For one decision: what is given of the lag that was measured.
    [[nodiscard]] Millis spend(Millis lag);
    [[nodiscard]] Millis left() const { return left_; }

  private:
    Millis left_ = at_first;
};

} // namespace kamisado::online
