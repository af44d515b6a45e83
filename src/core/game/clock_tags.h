#pragma once

#include "game/clock.h"
#include "game/setup.h"
#include "notation/record.h"

#include <optional>

/// The clocks of a match as its record tells them: `TimeControl`, `BlackClock`, `GoldClock`.
namespace kamisado::game {

/// Nothing is set where there is no clock.
void set_clock_tags(Record& record, const ClockSetup& setup, const Times& left);

struct ToldClock {
    MinutesClock setup;
    Times left;

    friend bool operator==(const ToldClock&, const ToldClock&) = default;
};
/// Minutes for the whole match. Nullopt if the record has no such clock, or tells it in another
/// way than here; a player without a clock of their own has not begun to use the time.
[[nodiscard]] std::optional<ToldClock> clock_in_tags(const Record& record);

} // namespace kamisado::game
