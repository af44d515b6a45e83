#pragma once

#include "game/setup.h"
#include "rules/player.h"

#include <optional>

namespace kamisado::game {

/// The time that each player has left at one moment.
using Times = PerPlayer<Millis>;

/// Two clocks of which at most one runs. docs/game-log.md tells the rules of time.
class Clock {
  public:
    /// Nullopt if the match has no clock.
    [[nodiscard]] static std::optional<Clock> of(const ClockSetup& setup);

    /// What each has left at `now`; never less than nothing.
    [[nodiscard]] Times times(Millis now) const;
    /// Whose time it is, even while it is stopped by a pause; nobody's when the match is over.
    [[nodiscard]] std::optional<Player> running() const { return running_; }
    [[nodiscard]] bool is_paused() const { return paused_; }
    /// When the running clock reaches nothing; never while paused.
    [[nodiscard]] std::optional<Millis> falls_at() const;

    /// `player` has made a real move, or any other decision.
    void move_made(Player player, Millis now);
    void fill_chosen(Player player, Millis now);
    /// From now on it is this player's time, or nobody's.
    void run(std::optional<Player> player, Millis now);
    /// Sets both clocks, as after a takeback; which one runs is not changed.
    void set(const Times& times, Millis now);
    void pause(Millis now);
    void resume(Millis now);

    friend bool operator==(const Clock&, const Clock&) = default;

  private:
    Clock(Times left, Millis increment, std::optional<Millis> allowance)
        : left_(left), increment_(increment), allowance_(allowance) {}

    void settle(Millis now);

    Times left_; ///< at `since_`
    Millis since_ = 0;
    Millis increment_ = 0;
    std::optional<Millis> allowance_; ///< of each decision
    std::optional<Player> running_;
    bool paused_ = false;
};

} // namespace kamisado::game
