// The wall clock of a real server jumps (libfaketime; the monotonic clock is left alone), also
// while the process is stopped, as on a host that was suspended.
#include "fair/real_table.h"
#include "storage/connection.h"
#include "storage/life.h"
#include "support/sanitized.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <thread>

namespace kamisado::test {

namespace {

using std::chrono::milliseconds;
using Steady = std::chrono::steady_clock;

std::filesystem::path faketime() {
    for (const auto& folder : std::filesystem::directory_iterator("/usr/lib")) {
        const auto library = folder.path() / "faketime/libfaketimeMT.so.1";
        if (std::filesystem::exists(library)) {
            return library;
        }
    }
    return {};
}

class WallClock : public testing::Test {
  protected:
    WallClock() : server_(folder_, database(), "server") {}

    [[nodiscard]] std::string database() const { return (folder_ / "games.sqlite").string(); }

    void SetUp() override {
        const auto library = faketime();
        if (library.empty()) {
            GTEST_SKIP() << "the package libfaketime is not installed";
        }
        set_clock("+0");
        server_.set_options("", "env LD_PRELOAD=" + library.string() +
                                    " FAKETIME_TIMESTAMP_FILE=" + (folder_ / "faketime").string() +
                                    " FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 "
                                    "DONT_FAKE_MONOTONIC=1");
        server_.start();
    }

    /// "+1h", as libfaketime reads it.
    void set_clock(const std::string& offset) {
        write_file(folder_ / "faketime.new", offset + "\n");
        std::filesystem::rename(folder_ / "faketime.new", folder_ / "faketime");
    }
    [[nodiscard]] RealTable sit_down_here() {
        return sit_down(server_.port(), {.kind = FormatKind::Marathon, .rounds = 1},
                        game::MinutesClock{.initial = five_minutes, .increment = 0});
    }
    /// Both hear of the pause and of its end, play on, and have paid for no more than they saw.
    void expect_nobody_pays(RealTable& table, Steady::time_point began) {
        table.black.follow(4);
        table.gold.follow(4);
        EXPECT_TRUE(
            std::holds_alternative<game::Paused>(table.black.game.live().entries()[2].detail));
        for (int i = 0; i < 2; ++i) {
            RealPlayer& due = table.due();
            due.decide(some_decision(due.game.match(), random_));
            table.other(due).follow(due.game.last_number());
        }
        const game::LiveMatch& live = table.black.game.live();
        const auto passed = std::chrono::duration_cast<milliseconds>(Steady::now() - began).count();
        const game::Times left = *live.times(live.last_moment());
        EXPECT_GE(left[Player::Black] + left[Player::Gold], (2 * five_minutes) - passed - 4);
        EXPECT_FALSE(live.match().is_over());
    }

    TemporaryFolder folder_; // NOLINT
    ServerProcess server_;   // NOLINT
    Random random_{5};       // NOLINT
};

TEST_F(WallClock, AnHourForwardsIsAnOutageInWhichNobodyPays) {
    const auto began = Steady::now();
    RealTable table = sit_down_here();
    set_clock("+1h");
    expect_nobody_pays(table, began);
    const game::LiveMatch& live = table.black.game.live();
    EXPECT_GE(live.last_moment(), live.begun() + 3'600'000) << "the time is the wall clock's again";
}

TEST_F(WallClock, AnHourWhileTheHostWasSuspendedCostsNobodyAnything) {
    const auto began = Steady::now();
    RealTable table = sit_down_here();
    server_.signal(SIGSTOP);
    set_clock("+1h");
    server_.signal(SIGCONT);
    expect_nobody_pays(table, began);
}

TEST_F(WallClock, AnHourBackStopsNeitherClocksNorLimitsNorHeartbeats) {
    const auto began = Steady::now();
    RealTable table = sit_down_here();
    set_clock("-1h");
    expect_nobody_pays(table, began); // the end of the pause was an answer to a heartbeat
    // Time goes on for whoever thinks.
    RealPlayer& due = table.due();
    const Player player = *due.game.seat();
    const auto before = (*due.game.live().times(due.game.live().last_moment()))[player];
    constexpr game::Millis thought = 100;
    std::this_thread::sleep_for(milliseconds(thought));
    due.decide(some_decision(due.game.match(), random_));
    EXPECT_LE((*due.game.live().times(due.game.live().last_moment()))[player],
              before - thought + 2);
    // The limit of messages is reached, and has something left again after a moment.
    const wire::Leave nothing{.game = "none"};
    bool is_refused = false;
    while (!is_refused) { // a slow machine reads so slowly that it takes more than sixty
        std::int64_t last = 0;
        for (int i = 0; i < 60; ++i) {
            last = due.live.send(nothing);
        }
        for (bool answered = false; !answered;) {
            const wire::ServerMessage message = due.live.next();
            const auto* const done = std::get_if<wire::Done>(&message);
            const auto* const no = std::get_if<wire::Refused>(&message);
            is_refused = is_refused || no != nullptr;
            answered = (done != nullptr && done->id == last) || (no != nullptr && no->id == last);
        }
    }
    const auto deadline = Steady::now() + patient;
    bool is_done = false;
    while (!is_done && Steady::now() < deadline) {
        std::this_thread::sleep_for(milliseconds(200));
        const std::int64_t id = due.live.send(nothing);
        for (bool answered = false; !answered;) {
            const wire::ServerMessage message = due.live.next();
            const auto* const done = std::get_if<wire::Done>(&message);
            const auto* const no = std::get_if<wire::Refused>(&message);
            is_done = done != nullptr && done->id == id;
            answered = is_done || (no != nullptr && no->id == id);
        }
    }
    EXPECT_TRUE(is_done);
}

TEST_F(WallClock, AServerThatStartsAgainAnHourBackGoesOnWhereItWas) {
    RealTable table = sit_down_here();
    RealPlayer& black = table.black;
    black.decide(some_decision(black.game.match(), random_));
    const game::Millis before = black.game.live().last_moment();
    while (storage::last_sign_of_life(*storage::open({.text = database()})) <= before) {
        std::this_thread::sleep_for(milliseconds(50)); // it says so every second
    }
    server_.kill();
    set_clock("-1h");
    server_.start();
    for (RealPlayer* player : {&table.black, &table.gold}) {
        player->live = LiveClient::connect(player->caller);
        static_cast<void>(
            player->live.send(wire::Join{.game = table.id, .since = player->game.last_number()}));
        ASSERT_EQ(player->game.take(player->live.expect<wire::GameView>()),
                  bot::FollowedGame::Step::Taken);
    }
    constexpr game::Millis thought = 200;
    RealPlayer& due = table.due();
    due.follow(black.game.last_number());
    const auto began = Steady::now();
    std::this_thread::sleep_for(milliseconds(thought));
    due.decide(some_decision(due.game.match(), random_));
    const game::Millis moment = due.game.live().last_moment();
    EXPECT_GE(moment, before + thought - 2) << "time does not stand still until it has caught up";
    EXPECT_LE(moment, before + 3'600'000);
    EXPECT_LT(Steady::now() - began, patient);
}

} // namespace

} // namespace kamisado::test
