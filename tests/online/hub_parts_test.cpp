// The parts of the hub, each alone: no hub, no database, no clock but the test's.

#include "online/connections.h"
#include "online/deadlines.h"
#include "online/hub_helpers.h"
#include "online/people_tracker.h"
#include "online/presence_tracker.h"
#include "online/rooms.h"
#include "online/tournament_followers.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::online::test {
namespace {

class HubPartsTest : public testing::Test {
  protected:
    static constexpr Millis noon = 1'000'000;
    static constexpr storage::PersonId akane = 7;
    static constexpr storage::PersonId benjiro = 8;

    std::shared_ptr<Guest> enter(std::optional<storage::PersonId> person = std::nullopt) {
        auto guest = std::make_shared<Guest>();
        Visitor visitor{.person = {}, .address = "192.0.2.1"};
        if (person) {
            visitor.person.emplace().id = *person;
        }
        connections_.enter(guest, visitor);
        return guest;
    }
    Visit& visit_of(const std::shared_ptr<Guest>& guest) { return *connections_.find(*guest); }
    Room& open(const std::string& game) {
        Room& room = rooms_.open(game).first;
        room.watch = game + "-watch";
        room.people = {{akane, benjiro}};
        return room;
    }

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    Millis now_ = noon;
    Connections connections_{ServiceClock::of([this] { return now_; })};
    Rooms rooms_{connections_};
    // NOLINTEND(readability-identifier-naming)
};

/// Who is connected to which process, with another process that only the test knows.
class PeopleTrackerTest : public HubPartsTest {
  protected:
    /// What is said until `time` later, as others hear it.
    std::vector<std::string> said_after(Millis time) {
        now_ += time;
        said_.clear();
        static_cast<void>(people_.tick(now_));
        return said_;
    }
    /// Another process says that it has so many, and who.
    void other_has(const std::vector<storage::PersonId>& people) {
        people_.heard("other", bus::CrowdHere{.people = people.size()}, now_);
        people_.heard("other", bus::PeopleHere{.people = people}, now_);
    }

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    std::vector<std::string> said_;
    std::vector<storage::PersonId> changed_;
    PeopleTracker people_{connections_,
                          [this](bus::News news) {
                              said_.push_back(
                                  bus::write_note({.process = "1", .news = std::move(news)}));
                          },
                          [this](storage::PersonId person) { changed_.push_back(person); }};
    // NOLINTEND(readability-identifier-naming)
};

TEST_F(PeopleTrackerTest, SaysWhoCameAndWentOnceASecondAndEverybodyNowAndThen) {
    using Notes = std::vector<std::string>;
    EXPECT_EQ(said_after(0), (Notes{"1 crowd 0", "1 here"}));
    const auto guest = enter(akane);
    people_.came_or_went(akane);
    EXPECT_EQ(said_after(999), Notes{});
    EXPECT_EQ(said_after(1), Notes{"1 here 7"});
    EXPECT_EQ(said_after(1000), Notes{});
    EXPECT_EQ(said_after(28'000), (Notes{"1 crowd 1", "1 here 7"}));
    connections_.leave(visit_of(guest));
    people_.came_or_went(akane);
    EXPECT_EQ(said_after(1000), Notes{"1 gone 7"});
}

TEST_F(PeopleTrackerTest, AProcessThatIsNewHearsWhoIsHere) {
    static_cast<void>(said_after(0));
    const auto guest = enter(akane);
    other_has({});
    EXPECT_EQ(said_after(0), (std::vector<std::string>{"1 crowd 1", "1 here 7"}));
    other_has({});
    EXPECT_TRUE(said_after(0).empty()) << "it is no longer new";
}

/// PostgreSQL tells the same note once, where it was said first: a new process must know by then
/// who says it.
TEST_F(PeopleTrackerTest, HowManyThereAreIsSaidFirst) {
    static_cast<void>(said_after(0));
    const auto guest = enter(akane);
    people_.came_or_went(akane);
    other_has({});
    EXPECT_EQ(said_after(0), (std::vector<std::string>{"1 crowd 1", "1 here 7", "1 here 7"}));
}

TEST_F(PeopleTrackerTest, EveryNoteIsShortEnoughForPostgres) {
    std::vector<std::shared_ptr<Guest>> guests;
    constexpr storage::PersonId large = 9'000'000'000'000'000'000;
    for (storage::PersonId person = large; person < large + 1000; ++person) {
        guests.push_back(enter(person));
    }
    const std::vector<std::string> notes = said_after(0);
    EXPECT_EQ(notes.size(), 4U);
    for (const std::string& note : notes) {
        EXPECT_LT(note.size(), 8000U);
    }
}

TEST_F(PeopleTrackerTest, WhoeverIsNamedIsElsewhereUntilNotNamedAnyMore) {
    EXPECT_TRUE(people_.knows_everybody()) << "there is no other process";
    other_has({benjiro, 9});
    EXPECT_EQ(people_.people(), 2U);
    EXPECT_TRUE(people_.is_elsewhere(benjiro));
    EXPECT_FALSE(people_.is_elsewhere(akane));
    people_.heard("other", bus::PeopleGone{.people = {9}});
    EXPECT_FALSE(people_.is_elsewhere(9));
    EXPECT_EQ(changed_, (std::vector<storage::PersonId>{benjiro, 9, 9}));
    static_cast<void>(said_after(70'000));
    EXPECT_TRUE(people_.is_elsewhere(benjiro));
    other_has({});
    static_cast<void>(said_after(10'000));
    EXPECT_FALSE(people_.is_elsewhere(benjiro)) << "not named for too long";
    EXPECT_EQ(changed_.back(), benjiro);
}

TEST_F(PeopleTrackerTest, AProcessThatFallsSilentIsForgotten) {
    other_has({benjiro});
    static_cast<void>(said_after(80'000));
    EXPECT_EQ(people_.people(), 0U);
    EXPECT_FALSE(people_.is_elsewhere(benjiro));
    EXPECT_EQ(changed_.back(), benjiro);
}

/// As version 0.9.0 does, and as whoever has only come late to what is said.
TEST_F(PeopleTrackerTest, AProcessThatDoesNotSayWhoMayHaveAnybody) {
    people_.heard("other", bus::PeopleHere{.people = {9}}, now_);
    EXPECT_FALSE(people_.is_elsewhere(9));
    people_.heard("other", bus::CrowdHere{.people = 5}, now_);
    EXPECT_EQ(people_.people(), 5U);
    EXPECT_FALSE(people_.knows_everybody());
    people_.heard("other", bus::PeopleHere{.people = {9}}, now_);
    EXPECT_TRUE(people_.knows_everybody());
}

TEST_F(PeopleTrackerTest, NeitherProcessesNorPeopleFillTheMemory) {
    for (int process = 0; process < 200; ++process) {
        people_.heard(std::to_string(process), bus::CrowdHere{.people = 1}, now_);
    }
    EXPECT_EQ(people_.people(), 100U);
    bus::PeopleHere crowd;
    for (storage::PersonId person = 0; person < 100'001; ++person) {
        crowd.people.push_back(person);
    }
    static_cast<void>(said_after(80'000));
    other_has({});
    people_.heard("other", crowd, now_);
    EXPECT_TRUE(people_.is_elsewhere(99'999));
    EXPECT_FALSE(people_.is_elsewhere(100'000));
    EXPECT_FALSE(people_.knows_everybody()) << "so the last one is not taken for gone";
}

TEST_F(HubPartsTest, DeadlinesComeInOrderAndOnce) {
    Deadlines deadlines;
    deadlines.set("a", 30);
    deadlines.set("b", 10);
    deadlines.set("c", 20);
    deadlines.set("a", 5); // instead of 30
    deadlines.set("c", std::nullopt);
    EXPECT_EQ(deadlines.take_due(4), std::nullopt);
    EXPECT_EQ(deadlines.take_due(10), "a");
    EXPECT_EQ(deadlines.take_due(10), "b");
    EXPECT_EQ(deadlines.take_due(100), std::nullopt);
}

TEST_F(HubPartsTest, APersonIsReachedOnEveryConnection) {
    const auto desk = enter(akane);
    const auto phone = enter(akane);
    const auto other = enter(benjiro);
    EXPECT_EQ(desk->last<Welcome>().now, noon);
    connections_.tell(akane, YourTurn{.game = "g"});
    EXPECT_EQ(desk->count<YourTurn>() + phone->count<YourTurn>(), 2U);
    EXPECT_EQ(other->count<YourTurn>(), 0U);
    EXPECT_EQ(connections_.people(), 2U);
    connections_.leave(visit_of(desk));
    EXPECT_EQ(connections_.of(akane).size(), 1U);
    connections_.leave(visit_of(phone));
    EXPECT_TRUE(connections_.of(akane).empty());
    const auto stranger = enter();
    EXPECT_EQ(connections_.people(), 2U);
}

TEST_F(HubPartsTest, NobodyIsAnsweredWhoHasLeft) {
    const auto guest = enter();
    const Asker asker{.client = guest, .id = 1, .person = {}};
    connections_.leave(visit_of(guest));
    connections_.done(asker);
    connections_.refuse(asker, {});
    EXPECT_EQ(guest->count<Done>() + guest->count<Refused>(), 0U);
    EXPECT_EQ(connections_.counters().refusals, 0U);
}

TEST_F(HubPartsTest, ConnectionsThatTalkTooFastAreRefusedAndThenClosed) {
    const auto guest = enter();
    int heard = 0;
    for (int i = 0; i < 139; ++i) {
        heard += connections_.hear(visit_of(guest), R"({"id":5})") ? 1 : 0;
    }
    EXPECT_EQ(heard, 40);
    EXPECT_EQ(guest->last<Refused>().id, 5);
    EXPECT_FALSE(guest->closed);
    EXPECT_FALSE(connections_.hear(visit_of(guest), "{}"));
    EXPECT_EQ(guest->closed.value().reason, "too-fast");
}

/// A server that reads fifty messages a second took one in five and forgave all others for it.
TEST_F(HubPartsTest, AFloodHasAnEndHoweverSlowlyItIsRead) {
    const auto guest = enter();
    for (int i = 0; i < 1000 && !guest->closed; ++i) {
        now_ += 20;
        static_cast<void>(connections_.hear(visit_of(guest), "{}"));
    }
    EXPECT_TRUE(guest->closed);
    const auto hasty = enter();
    for (int i = 0; i < 1000; ++i) {
        now_ += 60;
        static_cast<void>(connections_.hear(visit_of(hasty), "{}"));
    }
    EXPECT_FALSE(hasty->closed) << "who is a bit too fast is refused and not closed";
}

TEST_F(HubPartsTest, AnEchoAnswersItsHeartbeatOnce) {
    const auto guest = enter();
    connections_.tick();
    const auto beat = guest->last<Beat>().beat;
    EXPECT_FALSE(connections_.echo(visit_of(guest), {.beat = beat + 1}));
    EXPECT_TRUE(connections_.echo(visit_of(guest), {.beat = beat}));
    EXPECT_FALSE(connections_.echo(visit_of(guest), {.beat = beat}));
}

TEST_F(HubPartsTest, SilentConnectionsAreClosed) {
    const auto guest = enter();
    now_ += 45'000;
    connections_.tick();
    EXPECT_FALSE(guest->closed);
    now_ += 1;
    connections_.tick();
    EXPECT_EQ(guest->closed.value().reason, "too-slow");
}

TEST_F(HubPartsTest, ARoomIsToldByTheNameThatEachMemberKnows) {
    const auto player = enter(akane);
    const auto watcher = enter();
    Room& room = open("g");
    EXPECT_TRUE(rooms_.join(room, {.visit = &visit_of(player), .seat = Player::Black}));
    EXPECT_FALSE(rooms_.join(room, {.visit = &visit_of(player), .seat = Player::Black}));
    EXPECT_TRUE(rooms_.join(room, {.visit = &visit_of(watcher), .seat = {}, .by_code = true}));
    rooms_.tell(room, PlanChanged{});
    EXPECT_EQ(player->last<PlanChanged>().game, "g");
    EXPECT_EQ(watcher->last<PlanChanged>().game, "g-watch");
    rooms_.tell(room, PlanChanged{}, Player::Black);
    EXPECT_EQ(player->count<PlanChanged>(), 2U);
    EXPECT_EQ(watcher->count<PlanChanged>(), 1U);
}

TEST_F(HubPartsTest, OnlyPlayersHaveASeat) {
    const auto player = enter(akane);
    const auto watcher = enter(benjiro);
    Room& room = open("g");
    rooms_.join(room, {.visit = &visit_of(player), .seat = Player::Black});
    rooms_.join(room, {.visit = &visit_of(watcher), .seat = {}, .by_code = true});
    EXPECT_EQ(Rooms::seat_of(visit_of(player), "g").value().player, Player::Black);
    EXPECT_EQ(Rooms::seat_of(visit_of(watcher), "g-watch").error().id, "online.watching");
    EXPECT_EQ(Rooms::seat_of(visit_of(watcher), "g").error().id, "online.not-joined");
}

TEST_F(HubPartsTest, TheLastToLeaveClosesTheRoomAndItsDeadline) {
    const auto player = enter(akane);
    rooms_.join(open("g"), {.visit = &visit_of(player), .seat = Player::Black});
    rooms_.deadlines().set("g", noon);
    rooms_.leave(visit_of(player), visit_of(player).joined.front());
    EXPECT_EQ(rooms_.find("g"), nullptr);
    EXPECT_TRUE(visit_of(player).joined.empty());
    EXPECT_EQ(rooms_.deadlines().take_due(noon), std::nullopt);
}

TEST_F(HubPartsTest, WhoeverIsSilencedIsNotHeard) {
    const auto player = enter(akane);
    const auto other = enter(benjiro);
    Room& room = open("g");
    rooms_.join(room, {.visit = &visit_of(player), .seat = Player::Black});
    rooms_.join(room, {.visit = &visit_of(other), .seat = Player::Gold});
    rooms_.silence(akane, benjiro, true);
    rooms_.tell(room, Greeting{.game = {}, .by = Player::Gold, .greeting = "hello"});
    EXPECT_EQ(player->count<Greeting>(), 0U);
    EXPECT_EQ(other->count<Greeting>(), 1U);
    rooms_.silence(akane, benjiro, false);
    rooms_.tell(room, Greeting{.game = {}, .by = Player::Gold, .greeting = "hello"});
    EXPECT_EQ(player->count<Greeting>(), 1U);
}

class PresenceAloneTest : public HubPartsTest {
  protected:
    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    std::vector<bus::PresenceHere> announced_;
    int told_ = 0;
    PresenceTracker presence_{rooms_,
                              [this](const bus::PresenceHere& here) { announced_.push_back(here); },
                              [this](const Room& /*any*/) { ++told_; }};
    // NOLINTEND(readability-identifier-naming)
};

TEST_F(PresenceAloneTest, ACrowdCostsOneMessage) {
    const auto player = enter(akane);
    Room& room = open("g");
    rooms_.join(room, {.visit = &visit_of(player), .seat = Player::Black});
    std::vector<std::shared_ptr<Guest>> crowd;
    for (int i = 0; i < 10; ++i) {
        crowd.push_back(enter());
        rooms_.join(room, {.visit = &visit_of(crowd.back()), .seat = {}, .by_code = true});
        presence_.changed("g");
    }
    presence_.tick();
    presence_.tick();
    EXPECT_EQ(player->count<PresenceChanged>(), 1U);
    EXPECT_EQ(player->last<PresenceChanged>().presence.watchers, 10U);
    EXPECT_EQ(told_, 1);
    ASSERT_EQ(announced_.size(), 1U);
    EXPECT_EQ(announced_.front().games.front().presence.watchers, 10U);
}

TEST_F(PresenceAloneTest, AnotherProcessIsBelievedWhileItSpeaks) {
    const auto player = enter(akane);
    Room& room = open("g");
    rooms_.join(room, {.visit = &visit_of(player), .seat = Player::Black});
    presence_.heard("other", {.games = {{.game = "g", .presence = {{{false, true}}, 2}}}}, noon);
    presence_.tick();
    EXPECT_TRUE(player->last<PresenceChanged>().presence.players[Player::Gold]);
    EXPECT_EQ(player->last<PresenceChanged>().presence.watchers, 2U);
    EXPECT_FALSE(announced_.back().games.front().presence.players[Player::Gold]) << "not here";
    presence_.renew(noon + 75'001);
    presence_.tick();
    EXPECT_FALSE(player->last<PresenceChanged>().presence.players[Player::Gold]);
}

TEST_F(PresenceAloneTest, ARoomThatClosedIsAnnouncedAsEmpty) {
    presence_.changed("g");
    presence_.tick();
    EXPECT_EQ(announced_.front().games.front().presence, Presence{});
    EXPECT_EQ(told_, 0);
}

TEST_F(HubPartsTest, FollowersHearOfATournamentOnceASecond) {
    TournamentFollowers followers([](Client& client, const Text& text) { client.send(text); });
    Guest guest;
    followers.follow(guest, "cup", 3);
    followers.is_now("cup", 3);
    followers.tick(noon);
    EXPECT_EQ(guest.count<TournamentChanged>(), 0U) << "known already";
    followers.is_now("cup", 4);
    followers.tick(noon);
    EXPECT_EQ(guest.last<TournamentChanged>().version, 4);
    followers.is_now("cup", 5);
    followers.tick(noon + 999);
    EXPECT_EQ(guest.count<TournamentChanged>(), 1U);
    followers.tick(noon + 1000);
    EXPECT_EQ(guest.last<TournamentChanged>().version, 5);
    followers.unfollow_all(guest);
    followers.all_may_have_changed();
    followers.tick(noon + 9000);
    EXPECT_EQ(guest.count<TournamentChanged>(), 2U);
}

TEST_F(HubPartsTest, AConnectionFollowsFiveTournamentsAtMost) {
    TournamentFollowers followers([](Client& client, const Text& text) { client.send(text); });
    Guest guest;
    for (const char* const id : {"a", "b", "c", "d", "e"}) {
        EXPECT_TRUE(followers.may_follow(guest, id));
        followers.follow(guest, id, 1);
    }
    EXPECT_FALSE(followers.may_follow(guest, "f"));
    EXPECT_TRUE(followers.may_follow(guest, "a")) << "once more";
    followers.unfollow(guest, "b");
    EXPECT_TRUE(followers.may_follow(guest, "f"));
}

} // namespace
} // namespace kamisado::online::test
