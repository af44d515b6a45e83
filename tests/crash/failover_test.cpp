// A PostgreSQL with a synchronous standby, and a network in between that fails: once, and ten times
// in `./check long kills`.
#ifdef KAMISADO_POSTGRES

#include "computer/random.h"
#include "crash/crowd.h"
#include "postgres/postgres_server.h"
#include "storage/connection.h"
#include "support/server_process.h"
#include "support/tcp_proxy.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <iostream>
#include <string>

namespace kamisado::test {

namespace {

using std::chrono::milliseconds;

/// One database, by way of several hosts.
std::string database_at(const std::string& hosts) {
    return "postgresql:///games1?user=kamisado&" + hosts;
}

std::size_t times() { return std::getenv("KAMISADO_KILLS") != nullptr ? 10 : 1; }

/// Each time with databases and servers of its own.
class Failover : public testing::TestWithParam<std::size_t> {
  protected:
    void SetUp() override {
        if (!PostgresServer::programs()) {
            GTEST_SKIP() << "PostgreSQL is not installed";
        }
    }
    static void expect_nothing_lost(const Crowd& crowd, const storage::Place& place) {
        EXPECT_EQ(crowd.compared_with(place), Complaints());
        EXPECT_EQ(crowd.notes().complaints, Complaints());
        std::cout << crowd.summary() << '\n';
    }

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    std::uint64_t seed_ = seed_of_the_day() + GetParam();
    testing::ScopedTrace trace_{__FILE__, __LINE__, "KAMISADO_SEED=" + std::to_string(seed_)};
    Random random_{seed_};
    TemporaryFolder folder_;
    // NOLINTEND(readability-identifier-naming)
};

INSTANTIATE_TEST_SUITE_P(, Failover, testing::Range<std::size_t>(0, times()));

TEST_P(Failover, TheStandbyTakesOverAndNothingIsLost) {
    PostgresServer primary(true);
    static_cast<void>(primary.new_database());
    const auto standby = primary.new_standby();
    const storage::Place place{database_at("host=" + primary.folder() + ',' + standby->folder())};
    std::array<ServerProcess, 2> servers{ServerProcess(folder_, place.text, "first"),
                                         ServerProcess(folder_, place.text, "second")};
    const auto last_words = [&] { return servers[0].last_words() + servers[1].last_words(); };
    servers[1].set_options("--database-connections 4");
    servers[0].start();
    servers[1].start();
    Crowd crowd(20, {servers[0].port(), servers[1].port()}, seed_);
    crowd.begin();
    ASSERT_TRUE(crowd.goes_on(100)) << last_words();

    crowd.run_for(milliseconds(random_.below(500)));
    const game::Millis killed_at = now();
    primary.kill_hard();
    crowd.run_for(milliseconds(random_.below(3000)));
    crowd.was_down(killed_at, now());
    standby->promote();
    ASSERT_TRUE(crowd.goes_on(100)) << last_words();

    ASSERT_TRUE(crowd.comes_to_rest()) << last_words();
    for (const ServerProcess& server : servers) {
        EXPECT_EQ(crowd.compared_with_server(server.port()), Complaints());
    }
    crowd.leave();
    EXPECT_EQ(servers[0].stop(), 0) << last_words();
    EXPECT_EQ(servers[1].stop(), 0) << last_words();
    expect_nothing_lost(crowd, place);
    EXPECT_EQ(crowd.unfair_times(place), Complaints());
}

/// One of two processes is cut off; then it hears nothing any more, though no connection ends.
/// Whoever can play by that one only does not pay for it.
TEST_P(Failover, ANetworkThatFailsLosesNothing) {
    PostgresServer postgres(false);
    static_cast<void>(postgres.new_database());
    TcpProxy network(postgres.socket());
    const storage::Place place{database_at("host=" + postgres.folder())};
    const std::string by_network =
        database_at("host=127.0.0.1&port=" + std::to_string(network.port()));
    std::array<ServerProcess, 2> servers{ServerProcess(folder_, place.text, "near"),
                                         ServerProcess(folder_, by_network, "far")};
    const auto last_words = [&] { return servers[0].last_words() + servers[1].last_words(); };
    servers[1].set_options("--database-connections 4");
    servers[0].start();
    servers[1].start();
    Crowd crowd(20, {servers[0].port(), servers[1].port()}, seed_, true);
    crowd.begin();
    ASSERT_TRUE(crowd.goes_on(100)) << last_words();

    for (const TcpProxy::Mode failure : {TcpProxy::Mode::Cut, TcpProxy::Mode::Swallow}) {
        crowd.run_for(milliseconds(random_.below(500)));
        const game::Millis failed_at = now();
        network.set(failure);
        if (failure == TcpProxy::Mode::Cut) {
            crowd.run_for(milliseconds(random_.below(2000)));
        } else { // it is noticed, and does not hang until the network is back
            ASSERT_TRUE(crowd.plays_until([&] {
                return servers[1].last_words().contains("does not answer");
            })) << last_words();
        }
        crowd.was_down(failed_at, now());
        network.set(TcpProxy::Mode::Carry);
        ASSERT_TRUE(crowd.goes_on(100)) << last_words();
    }
    ASSERT_TRUE(crowd.comes_to_rest()) << last_words();
    for (const ServerProcess& server : servers) {
        EXPECT_EQ(crowd.compared_with_server(server.port()), Complaints());
    }
    crowd.leave();
    EXPECT_EQ(servers[0].stop(), 0) << last_words();
    EXPECT_EQ(servers[1].stop(), 0) << last_words();
    expect_nothing_lost(crowd, place);
    EXPECT_EQ(crowd.unfair_times_alone(place), Complaints());
}

} // namespace

} // namespace kamisado::test

#endif
