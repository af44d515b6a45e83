#pragma once

#include "game/live_match.h"
#include "notation/position_text.h"

#include <gtest/gtest.h>

#include <string_view>

namespace kamisado::game::tests {

/// Long after nought, so that a moment that was forgotten is noticed.
inline constexpr Millis begin_time = 1'700'000'000'000;
inline constexpr Millis minute = 60'000;

/// A game on one screen with five minutes each and three seconds a move.
inline GameSetup with_minutes(Millis initial = 5 * minute, Millis increment = 3000) {
    GameSetup setup;
    setup.format = {.kind = FormatKind::Standard};
    setup.seats[Player::Black].name = "Akane";
    setup.seats[Player::Gold].name = "Benjiro";
    setup.clock = MinutesClock{.initial = initial, .increment = increment};
    return setup;
}

inline GameSetup without_clock() {
    GameSetup setup = with_minutes();
    setup.clock = NoClock{};
    return setup;
}

inline GameSetup by_agreement(GameSetup setup) {
    setup.takebacks = Takebacks::ByAgreement;
    return setup;
}

inline GameSetup from(std::string_view position, GameSetup setup) {
    setup.start = read_position(position).value();
    return setup;
}

inline LiveMatch begun(const GameSetup& setup) {
    return LiveMatch::begin(setup, begin_time).value();
}

/// A move by its squares: `e1e4`.
Decision move(std::string_view squares);

/// Does it `after` milliseconds from the beginning; it must not be refused.
Outcome done(LiveMatch& match, const Action& action, Millis after);
Outcome played(LiveMatch& match, std::string_view decision, Millis after);

/// The fault with which it is refused; the match must not change by it.
Fault refused(LiveMatch& match, const Action& action, Millis after);

/// What a player has left so long after the beginning.
Millis left(const LiveMatch& match, Player player, Millis after);

} // namespace kamisado::game::tests
