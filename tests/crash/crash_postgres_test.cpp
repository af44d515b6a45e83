// Two servers share one PostgreSQL. Either may die, and the database itself may: the games go on.
#ifdef KAMISADO_POSTGRES

#include "computer/random.h"
#include "crash/crowd.h"
#include "postgres/postgres_server.h"
#include "storage/connection.h"
#include "support/server_process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

namespace kamisado::test {

namespace {

using std::chrono::milliseconds;

/// The first server has the usual number; of those here each breaks alone.
constexpr const char* many_connections = "--database-connections 4";

std::size_t rounds() { return std::getenv("KAMISADO_KILLS") != nullptr ? 40 : 3; }

class CrashPostgres : public testing::Test {
  protected:
    void SetUp() override {
        // What a process has written survives that process, with or without syncs.
        postgres_ = shared_postgres();
        if (postgres_ == nullptr) {
            GTEST_SKIP() << "PostgreSQL is not installed";
        }
    }

    void expect_nothing_lost(Crowd& crowd, const storage::Place& place) {
        EXPECT_EQ(crowd.compared_with(place), Complaints());
        EXPECT_EQ(crowd.unfair_times(place), Complaints());
        EXPECT_EQ(crowd.notes().complaints, Complaints());
        std::cout << crowd.summary() << '\n';
    }

    PostgresServer* postgres_ = nullptr; // NOLINT
};

TEST_F(CrashPostgres, PlayersGoOnThroughTheOtherServer) {
    const std::uint64_t seed = seed_of_the_day();
    SCOPED_TRACE("KAMISADO_SEED=" + std::to_string(seed));
    Random random(seed);
    const TemporaryFolder folder;
    const storage::Place place{postgres_->new_database()};
    std::array<ServerProcess, 2> servers{ServerProcess(folder, place.text, "first"),
                                         ServerProcess(folder, place.text, "second")};
    const auto last_words = [&] { return servers[0].last_words() + servers[1].last_words(); };
    servers[1].set_options(many_connections);
    servers[0].start();
    servers[1].start();
    Crowd crowd(20, {servers[0].port(), servers[1].port()}, seed);
    crowd.begin();
    ASSERT_TRUE(crowd.goes_on(100)) << last_words();

    for (std::size_t round = 0; round < rounds(); ++round) {
        ServerProcess& victim = servers[round % 2];
        crowd.run_for(milliseconds(random.below(500)));
        victim.kill();
        ASSERT_TRUE(crowd.goes_on(60)) << "round " << round << '\n' << last_words();
        victim.start();
        ASSERT_TRUE(crowd.goes_on(20)) << "round " << round << '\n' << last_words();
    }
    ASSERT_TRUE(crowd.comes_to_rest()) << last_words();
    for (const ServerProcess& server : servers) {
        EXPECT_EQ(crowd.compared_with_server(server.port()), Complaints());
    }
    crowd.leave();
    EXPECT_EQ(servers[0].stop(), 0) << last_words();
    EXPECT_EQ(servers[1].stop(), 0) << last_words();
    expect_nothing_lost(crowd, place);
}

TEST_F(CrashPostgres, TheDatabaseItselfMayBeRestarted) {
    const std::uint64_t seed = seed_of_the_day();
    SCOPED_TRACE("KAMISADO_SEED=" + std::to_string(seed));
    Random random(seed);
    const TemporaryFolder folder;
    const storage::Place place{postgres_->new_database()};
    ServerProcess server(folder, place.text, "server");
    server.set_options(many_connections);
    server.start();
    Crowd crowd(20, {server.port()}, seed);
    crowd.begin();
    ASSERT_TRUE(crowd.goes_on(100)) << server.last_words();

    for (std::size_t round = 0; round < rounds(); ++round) {
        crowd.run_for(milliseconds(random.below(500)));
        const game::Millis killed_at = now();
        postgres_->kill();
        crowd.run_for(milliseconds(random.below(3000)));
        crowd.was_down(killed_at, now());
        postgres_->start();
        ASSERT_TRUE(crowd.goes_on(60)) << "round " << round << '\n' << server.last_words();
    }
    ASSERT_TRUE(crowd.comes_to_rest()) << server.last_words();
    crowd.leave();
    EXPECT_EQ(server.stop(), 0) << server.last_words();
    expect_nothing_lost(crowd, place);
}

} // namespace

} // namespace kamisado::test

#endif
