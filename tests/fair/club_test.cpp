// A school behind one address that the operator has named a club, on a real server.
#include "fair/real_table.h"
#include "fair/somebody.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace kamisado::test {

namespace {

/// More than an address may have accounts, lobby places and connections, and than a quarter of the
/// passwords that may wait.
constexpr int pupils_in_class = 24;

class Club : public testing::Test {
  protected:
    Club() : server_(folder_, (folder_ / "games.sqlite").string(), "server") {
        server_.set_options("--club 127.5.0.0/24 --connections-per-address 10");
        server_.start();
    }

    TemporaryFolder folder_; // NOLINT
    ServerProcess server_;   // NOLINT
};

TEST_F(Club, AClassSignsUpAndPlaysAtOnce) {
    std::vector<Somebody> pupils(pupils_in_class, Somebody(server_.port(), "127.5.0.1"));
    std::vector<std::string> codes(pupils.size());
    {
        std::vector<std::jthread> at_once;
        for (std::size_t i = 0; i < pupils.size(); ++i) {
            at_once.emplace_back([&pupil = pupils[i], &code = codes[i], i] {
                pupil.sign_up("pupil-" + std::to_string(i));
                const Reply invited =
                    pupil.ask("POST", "/invitations", table_body(600'000, true, "lobby"));
                EXPECT_EQ(invited.status, 200) << invited.body;
                code = invited.body.value("code", "");
            });
        }
    }
    ASSERT_FALSE(HasFailure());
    std::vector<LiveClient> connections;
    for (std::size_t i = 0; i < pupils.size(); ++i) {
        Somebody& guest = pupils[(i + 1) % pupils.size()];
        const Reply accepted = guest.ask("POST", "/invitations/" + codes[i] + "/accept");
        ASSERT_EQ(accepted.status, 200) << accepted.body;
        connections.push_back(pupils[i].connect());
        connections.back().fulfil(
            wire::Join{.game = accepted.body["game"].get<std::string>(), .since = 0});
    }
}

TEST_F(Club, OthersHaveTheirUsualShare) {
    const Somebody stranger(server_.port(), "127.6.0.1");
    std::vector<LiveClient> connections;
    for (int i = 0; i < 10; ++i) {
        connections.push_back(stranger.connect());
    }
    bot::Caller caller = browser_at(server_.port());
    caller.from = "127.6.0.1";
    EXPECT_EQ(LiveClient::refused_status(caller), 503);
}

} // namespace

} // namespace kamisado::test
