#include "online/accounts.h"
#include "online/hub_helpers.h"
#include "online/partitions.h"

#include <gtest/gtest.h>

#include <chrono>
#include <latch>
#include <set>
#include <thread>

namespace kamisado::online::test {
namespace {

using storage::Connection;

constexpr std::size_t three = 3;

/// A process with three connections to one file.
class PartitionsTest : public testing::Test {
  protected:
    Partitions& partitions() { return process_.partitions(); }
    std::size_t place_of(std::string_view game) {
        std::size_t place = 0;
        while (partitions().all().at(place).get() != &partitions().of(game)) {
            ++place;
        }
        return place;
    }
    /// A game that is not at home, and whose watchers' code does not tell where it is.
    Pair seated_elsewhere() {
        Pair pair = seated(shared_);
        while (place_of(pair.game.id) == 0 || place_of(pair.game.watch) == place_of(pair.game.id)) {
            pair = seated(shared_);
        }
        return pair;
    }
    /// Done by that connection, and told.
    void in(Partition& partition, const std::function<void(Connection&, LoadedGames&)>& work) {
        EXPECT_TRUE(partition.worker().submit(
            [&](Connection& database) { work(database, partition.loaded()); },
            [](const auto& failure) { EXPECT_FALSE(failure) << failure->message; }));
        process_.settle();
    }
    std::size_t in_memory(Partition& partition) {
        std::size_t games = 0;
        in(partition,
           [&](Connection& /*memory*/, LoadedGames& loaded) { games = loaded.in_memory(); });
        return games;
    }
    std::string decide(Guest& guest, const Pair& pair) {
        return process_.answer(
            guest, Decide{.game = pair.game.id, .ply = 0, .seen = 0, .decision = "a1a5"});
    }
    std::vector<storage::Outage> outages() {
        return storage::outages_after(shared_.town.database(), 0);
    }

    Shared shared_;
    Process process_{shared_, false, three};
};

TEST_F(PartitionsTest, GamesAreSharedOut) {
    std::set<Partition*> places;
    for (int i = 0; i < 200; ++i) {
        const std::string name = std::to_string(i);
        EXPECT_EQ(&partitions().of(name), &partitions().of(name));
        places.insert(&partitions().of(name));
    }
    EXPECT_EQ(places.size(), three);
}

TEST_F(PartitionsTest, AGameIsInMemoryOnceForPlayersAndWatchers) {
    const Pair pair = seated_elsewhere();
    const auto akane = process_.enter(pair.akane);
    const auto watcher = process_.enter(std::nullopt);
    process_.say(*akane, Join{.game = pair.game.id, .since = 0});
    process_.say(*watcher, Join{.game = pair.game.watch, .since = 0});
    for (const auto& partition : partitions().all()) {
        EXPECT_EQ(in_memory(*partition), partition.get() == &partitions().of(pair.game.id) ? 1 : 0);
    }
    EXPECT_EQ(partitions().games_in_memory(), 1U);
    EXPECT_EQ(decide(*akane, pair), "");
    EXPECT_EQ(watcher->lines(), stored_lines(shared_, pair.game.id));
    EXPECT_EQ(process_.answer(*watcher, Join{.game = "nothing", .since = 0}),
              "online.no-such-game");
}

/// Logging in is done at home, where the game is not.
TEST_F(PartitionsTest, WhoeverLogsInHasTheGuestsSeatAtOnce) {
    const Pair pair = seated_elsewhere();
    const auto akane = process_.enter(pair.akane);
    process_.say(*akane, Join{.game = pair.game.id, .since = 0});
    const auto account = shared_.town.account("Akane1");
    in(partitions().home(), [&](Connection& database, LoadedGames& loaded) {
        forget_games(database, loaded, pair.akane.id);
        storage::merge_people(database, pair.akane.id, account.id);
    });
    const auto again = process_.enter(account);
    EXPECT_EQ(process_.answer(*again, Join{.game = pair.game.id, .since = 0}), "");
    EXPECT_EQ(decide(*again, pair), "");
}

/// As a tournament does that decides games in which nobody plays.
TEST_F(PartitionsTest, WhatHomeDoesToAGameIsKnownWhereItIsPlayed) {
    const Pair pair = seated_elsewhere();
    const auto akane = process_.enter(pair.akane);
    process_.say(*akane, Join{.game = pair.game.id, .since = 0});
    std::optional<Happening> happening;
    in(partitions().home(), [&](Connection& database, LoadedGames& loaded) {
        happening = loaded
                        .act(database, pair.game.id,
                             game::Decide{.decision = Resign{Player::Gold}, .player = Player::Gold},
                             shared_.now())
                        .value();
    });
    process_.hub().happened(*happening);
    EXPECT_EQ(akane->lines(), stored_lines(shared_, pair.game.id));
    EXPECT_EQ(decide(*akane, pair), "game.match-is-over");
    in(partitions().home(), [&](Connection& database, LoadedGames& loaded) {
        EXPECT_TRUE(loaded.find(database, pair.game.id, shared_.now())->match.match().is_over());
    });
}

TEST_F(PartitionsTest, HomeSeesWhatWasPlayedElsewhereSinceItLooked) {
    const Pair pair = seated_elsewhere();
    const auto moves_at_home = [&] {
        std::size_t moves = 0;
        in(partitions().home(), [&](Connection& database, LoadedGames& loaded) {
            moves = loaded.find(database, pair.game.id, shared_.now())->match.match().size();
        });
        return moves;
    };
    EXPECT_EQ(moves_at_home(), 0U);
    const auto akane = process_.enter(pair.akane);
    EXPECT_EQ(decide(*akane, pair), "");
    EXPECT_EQ(moves_at_home(), 1U);
}

/// The next game is made at home.
TEST_F(PartitionsTest, ARematchIsKnownWhereTheGameWas) {
    const Pair pair = seated_elsewhere();
    const auto akane = process_.enter(pair.akane);
    const auto benjiro = process_.enter(pair.benjiro);
    for (const auto& guest : {akane, benjiro}) {
        process_.say(*guest, Join{.game = pair.game.id, .since = 0});
    }
    EXPECT_EQ(
        process_.answer(
            *akane, Decide{.game = pair.game.id, .ply = 0, .seen = 0, .decision = "resigns black"}),
        "");
    for (const auto& guest : {akane, benjiro}) {
        EXPECT_EQ(
            process_.answer(*guest, Rematch{.game = pair.game.id, .step = RematchStep::Offer}), "");
    }
    const auto next = akane->last<Started>().game;
    const auto watcher = process_.enter(std::nullopt);
    process_.say(*watcher, Join{.game = pair.game.watch, .since = 0});
    const auto shown = watcher->last<GameView>().rematch.next;
    EXPECT_EQ(shown, storage::game(shared_.town.database(), next)->watch);
}

/// Even when the first connection has no time to say that the service lives.
TEST_F(PartitionsTest, NoGameIsTouchedBeforeAnOutageIsStored) {
    static_cast<void>(storage::live(shared_.town.database(), shared_.now(), 3000));
    std::latch begun(1);
    std::latch opened(1);
    ASSERT_TRUE(partitions().home().worker().submit(
        [&](Connection& /*waits*/) {
            begun.count_down();
            opened.wait();
        },
        {}));
    begun.wait();
    shared_.wait(60'000);
    const auto clock = ServiceClock::of([this] { return shared_.now(); });
    for (const auto& partition : partitions().all()) {
        partition->worker().live(clock, std::chrono::hours(1));
    }
    std::latch looked(1);
    std::size_t stored = 0;
    ASSERT_TRUE(partitions().all().at(1)->worker().submit(
        [&](Connection& database) {
            stored = storage::outages_after(database, 0).size();
            looked.count_down();
        },
        {}));
    opened.count_down();
    looked.wait();
    EXPECT_EQ(stored, 1U);
    process_.settle();
    EXPECT_EQ(outages().size(), 1U) << "the others have found it stored";
}

/// Its games could not be played, however often the others said that all is well.
TEST_F(PartitionsTest, AConnectionThatIsStuckHasAnOutageOfItsOwn) {
    const Pair pair = seated_elsewhere();
    Partition& stuck = partitions().of(pair.game.id);
    Fragile::Switches& switches = process_.database(place_of(pair.game.id));
    const auto clock = ServiceClock::of([this] { return shared_.now(); });
    partitions().home().worker().live(clock, std::chrono::milliseconds(1));
    stuck.worker().live(clock, std::chrono::hours(1));
    in(stuck, [](Connection& /*after its sign of life*/, LoadedGames& /*nothing*/) {});
    const Millis from = shared_.now();
    switches.is_stuck = true;
    ASSERT_TRUE(stuck.worker().submit([](Connection& /*cannot*/) {}, {}));
    while (!switches.waits) {
        std::this_thread::yield();
    }
    for (int i = 0; i < 4; ++i) {
        shared_.wait(1000);
        while (storage::last_sign_of_life(shared_.town.database()) < shared_.now()) {
            std::this_thread::yield();
        }
    }
    EXPECT_TRUE(outages().empty());
    switches.is_stuck = false;
    switches.is_stuck.notify_all();
    stuck.worker().live(clock, std::chrono::hours(1)); // the next sign is due
    in(stuck, [](Connection& /*after it*/, LoadedGames& /*nothing*/) {});
    EXPECT_EQ(outages(), (std::vector{storage::Outage{.from = from, .to = from + 4000}}));
}

/// It was 8 s, in which the others' games had an outage too.
TEST_F(PartitionsTest, AConnectionThatIsStuckInItsSignOfLifeHoldsUpNobody) {
    const Pair pair = seated_elsewhere();
    Partition& stuck = partitions().of(pair.game.id);
    Fragile::Switches& switches = process_.database(place_of(pair.game.id));
    const auto clock = ServiceClock::of([this] { return shared_.now(); });
    partitions().home().worker().live(clock, std::chrono::milliseconds(1));
    switches.is_stuck = true;
    stuck.worker().live(clock, std::chrono::hours(1));
    while (!switches.waits) {
        std::this_thread::yield();
    }
    for (int i = 0; i < 4; ++i) {
        shared_.wait(1000);
        while (storage::last_sign_of_life(shared_.town.database()) < shared_.now()) {
            std::this_thread::yield();
        }
    }
    EXPECT_TRUE(outages().empty());
    switches.is_stuck = false;
    switches.is_stuck.notify_all();
    in(stuck, [](Connection& /*after its sign of life*/, LoadedGames& /*nothing*/) {});
}

/// Only one connection notices it: the clocks agree again afterwards.
TEST_F(PartitionsTest, AJumpOfTheWallClockIsForgottenEverywhere) {
    const Pair pair = seated_elsewhere();
    Partition& other = partitions().of(pair.game.id);
    // The workers go on when the test has ended.
    const auto wall = std::make_shared<std::atomic<Millis>>(shared_.now());
    const auto clock = std::make_shared<ServiceClock>([wall] { return wall->load(); },
                                                      [this] { return shared_.now(); });
    partitions().home().worker().live(clock, std::chrono::milliseconds(1));
    other.worker().live(clock, std::chrono::hours(1));
    in(other, [&](Connection& database, LoadedGames& loaded) {
        EXPECT_NE(loaded.find(database, pair.game.id, shared_.now()), nullptr);
    });
    EXPECT_EQ(in_memory(other), 1U);
    *wall += 3'600'000;
    while (clock->jumps() == 0) {
        std::this_thread::yield();
    }
    EXPECT_EQ(in_memory(other), 0U);
    EXPECT_EQ(outages().size(), 1U);
}

TEST_F(PartitionsTest, ARestoredBackupIsToldOnce) {
    process_.settle();
    const auto guest = process_.enter(std::nullopt);
    shared_.town.database().change("UPDATE life SET generation = generation + 1");
    in(partitions().home(), [](Connection& /*looks*/, LoadedGames& /*nothing*/) {});
    ASSERT_TRUE(guest->closed);
    guest->closed.reset();
    process_.settle();
    EXPECT_FALSE(guest->closed);
}

TEST_F(PartitionsTest, AConnectionThatBreaksIsMadeAnewForItsGames) {
    const Pair pair = seated_elsewhere();
    const std::size_t place = place_of(pair.game.id);
    const auto akane = process_.enter(pair.akane);
    process_.say(*akane, Join{.game = pair.game.id, .since = 0});
    process_.database(place).connection_lost = 2;
    EXPECT_EQ(decide(*akane, pair), "");
    EXPECT_GE(process_.database(place).reconnected, 1U);
    EXPECT_EQ(process_.database(0).reconnected, 0U);
    EXPECT_EQ(akane->lines(), stored_lines(shared_, pair.game.id));
}

} // namespace
} // namespace kamisado::online::test
