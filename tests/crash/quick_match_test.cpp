// People who ask two servers on one PostgreSQL for a quick match.
#ifdef KAMISADO_POSTGRES

#include "bot/api.h"
#include "live/live_client.h"
#include "postgres/postgres_server.h"
#include "support/server_process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <deque>
#include <latch>
#include <string>
#include <thread>

namespace kamisado::test {

namespace {

constexpr int meetings = 15;
const std::string wish = R"({"format":{"kind":"single","rounds":1},)"
                         R"("clock":{"kind":"days","perMoveMs":86400000},"rated":false})";

/// Both at once, each at a server of its own.
std::array<bot::Answer, 2> ask_both(std::array<bot::Caller, 2>& callers) {
    std::array<bot::Answer, 2> answers;
    std::latch both(2);
    const auto ask_for = [&](std::size_t who) {
        both.arrive_and_wait();
        answers.at(who) = ask_api(callers.at(who), "POST", "/quick", wish);
    };
    std::thread other([&] { ask_for(1); });
    ask_for(0);
    other.join();
    return answers;
}

class QuickMatch : public testing::Test {
  protected:
    void SetUp() override {
        PostgresServer* const postgres = shared_postgres();
        if (postgres == nullptr) {
            GTEST_SKIP() << "PostgreSQL is not installed";
        }
        const std::string place = postgres->new_database();
        for (const char* const name : {"first", "second"}) {
            servers_.emplace_back(folder_, place, name).start();
        }
    }
    void TearDown() override {
        for (ServerProcess& server : servers_) {
            EXPECT_EQ(server.stop(), 0) << server.last_words();
        }
    }

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    TemporaryFolder folder_;
    std::deque<ServerProcess> servers_;
    // NOLINTEND(readability-identifier-naming)
};

TEST_F(QuickMatch, TwoWhoAskTwoServersAtOnceMeet) {
    std::array callers{browser_at(servers_[0].port()), browser_at(servers_[1].port())};
    for (int round = 0; round < meetings; ++round) {
        const auto [one, other] = ask_both(callers);
        ASSERT_TRUE(one.is_fine()) << one.body << servers_[0].last_words();
        ASSERT_TRUE(other.is_fine()) << other.body << servers_[1].last_words();
        EXPECT_NE(bot::field_of(one, "game").has_value(), bot::field_of(other, "game").has_value())
            << "round " << round << '\n'
            << one.body << '\n'
            << other.body;
    }
}

/// Until the lobby says that so many wait.
void expect_waiting(LiveClient& watcher, std::size_t count) {
    while (watcher.expect<wire::LobbyChanged>().waiting.size() != count) {
    }
}

TEST_F(QuickMatch, WhoeverLeavesTheOneServerNoLongerWaitsAtTheOther) {
    bot::Caller akane = browser_at(servers_[0].port());
    ASSERT_TRUE(ask_api(akane, "POST", "/quick",
                        R"({"format":{"kind":"single","rounds":1},"rated":false,)"
                        R"("clock":{"kind":"minutes","initialMs":180000,"incrementMs":2000}})")
                    .is_fine());
    LiveClient page = LiveClient::connect(akane);
    LiveClient watcher = LiveClient::connect(servers_[1].port());
    watcher.send(wire::WatchLobby{.on = true});
    expect_waiting(watcher, 1);
    page.close();
    ASSERT_TRUE(page.is_closed_within(patient));
    expect_waiting(watcher, 0);
    page = LiveClient::connect(akane);
    expect_waiting(watcher, 1);
}

} // namespace

} // namespace kamisado::test

#endif
