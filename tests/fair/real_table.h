#pragma once

#include "bot/api.h"
#include "bot/followed_game.h"
#include "computer/random.h"
#include "live/live_client.h"
#include "rules/match.h"
#include "support/server_process.h"

#include <chrono>
#include <string>

namespace kamisado::test {

inline constexpr game::Millis five_minutes = 300'000;

/// Somebody at a table of a real server.
struct RealPlayer {
    bot::Caller caller;
    LiveClient live;
    bot::FollowedGame game;

    /// Takes what comes until the game has so many entries.
    void follow(game::EntryNumber until);
    /// Takes whatever came before the last `done` that was waited for.
    void decide(const Decision& decision);
};

/// Two guests, and a game that they have both joined: the clocks run.
struct RealTable {
    std::string id;
    RealPlayer black;
    RealPlayer gold;

    [[nodiscard]] RealPlayer& due();
    [[nodiscard]] RealPlayer& other(const RealPlayer& player) {
        return &player == &black ? gold : black;
    }
};

[[nodiscard]] RealTable sit_down(std::uint16_t port, const Format& format,
                                 const game::ClockSetup& clock);
[[nodiscard]] Decision some_decision(const Match& match, Random& random);

} // namespace kamisado::test
