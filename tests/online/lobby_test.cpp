#include "online/hub_helpers.h"
#include "online/lobby.h"

#include <gtest/gtest.h>

#include <set>

namespace kamisado::online::test {
namespace {

/// The lobby alone: no hub, no database, no clock but the test's.
class LobbyAloneTest : public testing::Test {
  protected:
    static constexpr Millis noon = 1'000'000;
    static constexpr storage::PersonId akane = 7;

    static Lobby::Waits waiting(storage::PersonId host) {
        return {.host = host, .queue = {.format = {}, .clock = {}, .rated = false, .count = 1}};
    }
    static Lobby::Listed listed(storage::PersonId host, std::set<storage::PersonId> hidden = {}) {
        Lobby::Listed one{.host = host, .view = {}, .hidden_from = std::move(hidden)};
        one.view.code = "abc";
        one.view.format = {.kind = FormatKind::Standard, .rounds = 1};
        return one;
    }

    std::set<storage::PersonId> gone_;
    Lobby lobby_{[](Client& client, const Text& text) { client.send(text); },
                 [this](storage::PersonId person) { return gone_.contains(person); }};
    Guest guest_;
};

TEST_F(LobbyAloneTest, IsLookedUpWhileSomebodyWatchesAndAtMostOnceASecond) {
    EXPECT_FALSE(lobby_.tick(noon, 1));
    lobby_.watch(guest_, std::nullopt);
    EXPECT_TRUE(lobby_.tick(noon, 1));
    lobby_.found({});
    EXPECT_FALSE(lobby_.tick(noon + 1000, 1)) << "nothing has changed";
    lobby_.is_outdated();
    EXPECT_TRUE(lobby_.tick(noon + 1000, 1));
    lobby_.found({});
    lobby_.is_outdated();
    EXPECT_FALSE(lobby_.tick(noon + 1999, 1));
    EXPECT_TRUE(lobby_.tick(noon + 2000, 1));
    lobby_.stop_watching(guest_);
    lobby_.is_outdated();
    EXPECT_FALSE(lobby_.tick(noon + 9000, 1));
}

/// Whoever asks again and again costs no more than whoever asks once.
TEST_F(LobbyAloneTest, IsWrittenOnceHoweverOftenItIsAskedFor) {
    std::set<const std::string*> texts;
    Lobby lobby([&](Client& /*any*/, const Text& text) { texts.insert(text.get()); },
                [](storage::PersonId /*anybody*/) { return false; });
    lobby.watch(guest_, std::nullopt);
    EXPECT_TRUE(lobby.tick(noon, 1));
    lobby.found({.listed = {listed(akane)}, .waits = {}});
    for (int i = 0; i < 10; ++i) {
        lobby.stop_watching(guest_);
        lobby.watch(guest_, std::nullopt);
    }
    EXPECT_EQ(texts.size(), 1U);
    lobby.stop_watching(guest_);
    lobby.watch(guest_, akane);
    EXPECT_EQ(texts.size(), 2U) << "her list says which are hers";
}

TEST_F(LobbyAloneTest, IsLookedUpAgainAfterAFailure) {
    lobby_.watch(guest_, std::nullopt);
    EXPECT_TRUE(lobby_.tick(noon, 1));
    lobby_.not_found();
    EXPECT_FALSE(lobby_.tick(noon + 100, 1));
    EXPECT_TRUE(lobby_.tick(noon + 1000, 1));
    EXPECT_EQ(guest_.count<LobbyChanged>(), 0U);
}

TEST_F(LobbyAloneTest, TellsHowManyPeopleThereAreNowAndThen) {
    lobby_.watch(guest_, std::nullopt);
    EXPECT_TRUE(lobby_.tick(noon, 7));
    lobby_.found({});
    EXPECT_EQ(guest_.last<LobbyChanged>().here, 7U);
    EXPECT_FALSE(lobby_.tick(noon + 80'000, 2));
    EXPECT_EQ(guest_.last<LobbyChanged>().here, 2U);
}

TEST_F(LobbyAloneTest, WhoeverWaitsCountsWhileConnected) {
    lobby_.watch(guest_, std::nullopt);
    EXPECT_TRUE(lobby_.tick(noon, 1));
    lobby_.found({.listed = {}, .waits = {waiting(akane), waiting(8)}});
    EXPECT_EQ(guest_.last<LobbyChanged>().waiting.front().count, 2U);
    gone_.insert(akane);
    lobby_.came_or_went(akane);
    EXPECT_TRUE(lobby_.tick(noon + 1000, 1));
    lobby_.found({.listed = {}, .waits = {waiting(akane), waiting(8)}});
    EXPECT_EQ(guest_.last<LobbyChanged>().waiting.front().count, 1U);
}

TEST_F(LobbyAloneTest, WhoeverHasDaysForAMoveCountsAfterLeaving) {
    Lobby::Waits waits = waiting(akane);
    waits.queue.clock = game::DaysClock{.per_move = 86'400'000};
    gone_.insert(akane);
    lobby_.watch(guest_, std::nullopt);
    EXPECT_TRUE(lobby_.tick(noon, 1));
    lobby_.found({.listed = {}, .waits = {waits, waiting(8)}});
    EXPECT_EQ(guest_.last<LobbyChanged>().waiting.size(), 2U);
}

TEST_F(LobbyAloneTest, EverybodySeesTheirOwnAndNothingOfThoseTheyBlock) {
    Guest host;
    Guest blocked;
    lobby_.watch(guest_, std::nullopt);
    lobby_.watch(host, akane);
    lobby_.watch(blocked, 9);
    EXPECT_TRUE(lobby_.tick(noon, 3));
    lobby_.found({.listed = {listed(akane, {9})}, .waits = {}});
    EXPECT_FALSE(guest_.last<LobbyChanged>().invitations.front().yours);
    EXPECT_TRUE(host.last<LobbyChanged>().invitations.front().yours);
    EXPECT_TRUE(blocked.last<LobbyChanged>().invitations.empty());
}

} // namespace
} // namespace kamisado::online::test
