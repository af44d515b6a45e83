#pragma once

#include "game/live_match.h"
#include "game/setup.h"

#include <optional>

/// How long messages are on their way, and how much of that is given back to a player's clock. The
/// opponent never pays for it.
namespace kamisado::online {

using game::Millis;

/// What one decision can be given at most.
inline constexpr Millis most_lag = 300;

/// A connection's lag: the smallest of its round trips. Slow answers can be faked and quick ones
/// cannot.
class Lag {
  public:
    /// From a Beat to its Echo.
    void note(Millis round_trip);
    /// `measured` is what the system has seen of the connection itself, if nothing stands between.
    /// Without either nothing is given.
    [[nodiscard]] Millis lag(std::optional<Millis> measured) const;

  private:
    std::optional<Millis> smallest_;
};

/// What a player in one game is given back. There is a budget for the whole game, so that a long
/// way that is feigned is soon used up; and since a pause in the log is two entries, short ways are
/// saved up until they are worth one.
class LagAccount {
  public:
    static constexpr Millis at_first = 3000;
    static constexpr Millis per_decision = 50;
    static constexpr Millis least = 100;

    [[nodiscard]] static Millis budget(const game::LagGiven& so_far);
    /// A decision has come after `lag` on its way: what it is given.
    [[nodiscard]] Millis owe(Millis lag, const game::LagGiven& so_far);
    void paid(Millis given) { owed_ -= given; }

  private:
    Millis owed_ = 0;
};

} // namespace kamisado::online
