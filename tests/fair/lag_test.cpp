// Time out of nothing: players who feign a long way, on a real server. What is compared with the
// server's clocks was measured here and can only be shorter (or longer) than what the server saw.
#include "fair/real_table.h"
#include "online/lag.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <thread>

namespace kamisado::test {

namespace {

using std::chrono::milliseconds;
using Steady = std::chrono::steady_clock;

constexpr game::Millis rounding = 2; ///< of two moments in whole milliseconds

game::Millis since(Steady::time_point moment) {
    return std::chrono::duration_cast<milliseconds>(Steady::now() - moment).count();
}

struct Told {
    PerPlayer<game::Millis> at_least{}; ///< thought, as seen from outside
    PerPlayer<game::Millis> at_most{};
    PerPlayer<game::Millis> charged{};
    PerPlayer<game::LagGiven> lag{};
};

class Cheats : public testing::Test {
  protected:
    Cheats() : server_(folder_, (folder_ / "games.sqlite").string(), "server") {}

    /// Black answers beats late and thinks; Gold answers at once.
    Told play(int moves, milliseconds lateness, milliseconds thought) {
        RealTable table = sit_down(server_.port(), {.kind = FormatKind::Marathon, .rounds = 1},
                                   game::MinutesClock{.initial = five_minutes, .increment = 0});
        table.black.live.answer_beats_after(lateness);
        const wire::Beat beat = table.black.live.beat();
        std::this_thread::sleep_for(lateness);
        table.black.live.fulfil(wire::Echo{.beat = beat.beat});
        Told told;
        auto became_due = Steady::now();
        auto may_be_due = became_due;
        for (int i = 0; i < 2 * moves; ++i) {
            RealPlayer& due = table.due();
            const Player player = *due.game.seat();
            if (player == Player::Black) {
                std::this_thread::sleep_for(thought);
            }
            const auto sent = Steady::now();
            told.at_least[player] +=
                std::chrono::duration_cast<milliseconds>(sent - became_due).count() - rounding;
            due.decide(some_decision(due.game.match(), random_));
            table.other(due).follow(due.game.last_number());
            became_due = Steady::now();
            told.at_most[player] += since(may_be_due) + rounding;
            may_be_due = sent;
        }
        const game::LiveMatch& live = table.black.game.live();
        const game::Times left = *live.times(live.last_moment());
        for (const Player player : all_players) {
            told.charged[player] = five_minutes - left[player];
        }
        told.lag = live.lag_given();
        return told;
    }

    TemporaryFolder folder_; // NOLINT
    ServerProcess server_;   // NOLINT
    Random random_{3};       // NOLINT
};

TEST_F(Cheats, AnsweringLateWinsNothing) {
    server_.start();
    const Told told = play(12, milliseconds(400), milliseconds(120));
    EXPECT_GE(told.charged[Player::Black], told.at_least[Player::Black])
        << "the kernel knows how long the way is";
    EXPECT_LE(told.charged[Player::Gold], told.at_most[Player::Gold]) << "nobody else pays";
    EXPECT_EQ(told.lag[Player::Black].time, 0);
}

TEST_F(Cheats, BehindAProxyTheyWinNoMoreThanTheBudgetAndNobodyPaysIt) {
    server_.set_options("--trusted-proxy 127.0.0.1 --trusted-proxy ::1");
    server_.start();
    constexpr int moves = 13;
    const Told told = play(moves, milliseconds(400), milliseconds(310));
    const game::LagGiven& lag = told.lag[Player::Black];
    // That something is given at all is for tests/online, which own the clock: on a busy machine a
    // first heartbeat may have been answered before Black began to feign.
    EXPECT_LE(lag.time, online::LagAccount::at_first + (static_cast<game::Millis>(lag.decisions) *
                                                        online::LagAccount::per_decision));
    EXPECT_GE(told.charged[Player::Black], told.at_least[Player::Black] - lag.time);
    EXPECT_LE(told.charged[Player::Gold], told.at_most[Player::Gold]);
}

TEST_F(Cheats, AMoveAfterTheFlagDoesNotStand) {
    server_.set_options("--trusted-proxy 127.0.0.1 --trusted-proxy ::1");
    server_.start();
    constexpr game::Millis second = 1000;
    RealTable table = sit_down(server_.port(), {.kind = FormatKind::Single, .rounds = 1},
                               game::MinutesClock{.initial = second, .increment = 0});
    const auto joined = Steady::now();
    table.black.live.answer_beats_after(milliseconds(400));
    const wire::Beat beat = table.black.live.beat();
    std::this_thread::sleep_for(milliseconds(400));
    table.black.live.fulfil(wire::Echo{.beat = beat.beat});
    std::this_thread::sleep_until(joined + milliseconds(second + rounding));
    const Decision decision = some_decision(table.black.game.match(), random_);
    EXPECT_EQ(table.black.live.refusal_of(table.black.game.wish_for(decision)).id,
              "game.match-is-over");
    table.gold.follow(3);
    EXPECT_EQ(table.gold.game.match().state().end, (MatchEnd{MatchEndReason::Time, Player::Gold}));
}

} // namespace

} // namespace kamisado::test
