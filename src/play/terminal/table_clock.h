#pragma once

#include "game/clock.h"
#include "game/clock_tags.h"
#include "notation/record.h"
#include "rules/match.h"

#include <optional>
#include <string>
#include <vector>

namespace kamisado::terminal {

/// The clocks of a match at one table. Time goes on only as far as it is told, so that nobody pays
/// for a closed program, a menu or a machine that was asleep. docs/game-log.md has the rules of
/// time; a takeback gives time back.
class TableClock {
  public:
    /// The match begins, or goes on from what its record tells.
    TableClock(const game::ToldClock& told, const Match& match);

    void pass(game::Millis length);
    /// A decision has been taken.
    void decided(const Match& match);
    /// Decisions were taken back or played again.
    void went_to(const Match& match);

    [[nodiscard]] game::Times left() const { return clock_.times(now_); }
    [[nodiscard]] std::optional<Player> running() const { return clock_.running(); }
    /// Whose time is up.
    [[nodiscard]] std::optional<Player> fallen() const;
    /// How long a clock shows what it shows now; nothing while none runs.
    [[nodiscard]] std::optional<game::Millis> until_next_second() const;

    void write_into(Record& record) const;

  private:
    game::MinutesClock setup_;
    game::Clock clock_;
    game::Millis now_ = 0;
    /// What was left when each decision became due, the next one last; nothing for those of an
    /// earlier sitting.
    std::vector<std::optional<game::Times>> due_;
};

/// "9:58", "1:00:00": a second that has begun counts whole, so that 0:00 is the end.
[[nodiscard]] std::string write_time(game::Millis left);

} // namespace kamisado::terminal
