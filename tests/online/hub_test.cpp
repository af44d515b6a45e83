// What the hub does beside moves.

#include "online/hub_helpers.h"
#include "online/new_game.h"
#include "storage/relations.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

class HubTest : public HubFixture {};

TEST_F(HubTest, EverybodyIsWelcome) {
    EXPECT_EQ(akane_->last<Welcome>().you->name, "Akane");
    EXPECT_EQ(process_.enter(std::nullopt)->last<Welcome>().you, std::nullopt);
    EXPECT_EQ(process_.hub().counters().clients, 3U);
}

TEST_F(HubTest, PresenceIsThatOfAnyConnection) {
    join();
    process_.tick();
    const auto tablet = process_.enter(pair_.benjiro);
    process_.say(*tablet, Join{.game = id(), .since = 0});
    process_.hub().leave(*benjiro_);
    process_.tick();
    EXPECT_TRUE(akane_->last<PresenceChanged>().presence.players[Player::Gold]);
    process_.hub().leave(*tablet);
    process_.tick();
    EXPECT_FALSE(akane_->last<PresenceChanged>().presence.players[Player::Gold]);
    process_.hub().leave(*akane_);
    EXPECT_EQ(process_.hub().counters().games_watched, 0U);
    EXPECT_EQ(process_.hub().counters().clients, 0U);
}

TEST_F(HubTest, GreetingsAreFew) {
    join();
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(process_.answer(*akane_, Greet{.game = id(), .greeting = "hello"}), "");
    }
    EXPECT_EQ(process_.answer(*akane_, Greet{.game = id(), .greeting = "hello"}),
              "online.too-fast");
    EXPECT_EQ(benjiro_->count<Greeting>(), 4U);
    EXPECT_EQ(benjiro_->last<Greeting>().by, Player::Black);
    shared_.wait(15'000);
    EXPECT_EQ(process_.answer(*akane_, Greet{.game = id(), .greeting = "thanks"}), "");
}

TEST_F(HubTest, ARematchCountsAmongTheGamesThatOnePlays) {
    join();
    EXPECT_EQ(decide(*akane_, "resigns black", 0), "");
    for (std::size_t i = 0; i < most_running_games; ++i) {
        static_cast<void>(add_game(shared_.town.database(), match_setup(),
                                   {{pair_.benjiro.id, std::nullopt}}, shared_.now()));
    }
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    EXPECT_EQ(process_.answer(*benjiro_, Rematch{.game = id(), .step = RematchStep::Offer}),
              "online.rematch-too-many-games");
    EXPECT_FALSE(akane_->last<RematchChanged>().rematch.next);
}

TEST_F(HubTest, ARematchChangesSides) {
    join();
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}),
              "online.still-running");
    EXPECT_EQ(decide(*akane_, "resigns black", 0), "");
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    EXPECT_TRUE(benjiro_->last<RematchChanged>().rematch.offered[Player::Black]);
    EXPECT_EQ(process_.answer(*benjiro_, Rematch{.game = id(), .step = RematchStep::Decline}), "");
    EXPECT_FALSE(akane_->last<RematchChanged>().rematch.offered[Player::Black]);
    EXPECT_EQ(process_.answer(*benjiro_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    const auto next = akane_->last<RematchChanged>().rematch.next;
    ASSERT_TRUE(next);
    EXPECT_EQ(benjiro_->last<Started>().game, *next);
    EXPECT_EQ(akane_->last<Started>().game, *next);
    const auto game = storage::game(shared_.town.database(), *next);
    EXPECT_EQ(game->people[Player::Black], pair_.benjiro.id);
    EXPECT_EQ(game->setup.seats[Player::Black].name, "Benjiro");
    EXPECT_EQ(game->setup.clock, pair_.game.setup.clock);
    EXPECT_EQ(storage::game(shared_.town.database(), id())->rematch, next);
    // Once more is the same one.
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    EXPECT_EQ(akane_->last<Started>().game, *next);
}

TEST_F(HubTest, ARematchIsWithoutThePreviewToo) {
    shared_.town.database().change("UPDATE games SET no_preview = 1");
    join();
    EXPECT_TRUE(akane_->last<GameView>().no_preview);
    EXPECT_EQ(decide(*akane_, "resigns black", 0), "");
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    EXPECT_EQ(process_.answer(*benjiro_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    const auto next = akane_->last<RematchChanged>().rematch.next;
    ASSERT_TRUE(next);
    EXPECT_TRUE(storage::game(shared_.town.database(), *next)->no_preview);
}

TEST_F(HubTest, WatchersAreLedToTheRematch) {
    join();
    const auto watcher = process_.enter(std::nullopt);
    process_.say(*watcher, Join{.game = pair_.game.watch, .since = 0});
    EXPECT_EQ(decide(*akane_, "resigns black", 0), "");
    EXPECT_EQ(process_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    EXPECT_EQ(process_.answer(*benjiro_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    const auto next =
        storage::game(shared_.town.database(), *akane_->last<RematchChanged>().rematch.next);
    EXPECT_EQ(watcher->last<RematchChanged>().rematch.next, next->watch);
    EXPECT_EQ(process_.answer(*watcher, Join{.game = next->watch, .since = 0}), "");
    const auto late = process_.enter(std::nullopt);
    process_.say(*late, Join{.game = pair_.game.watch, .since = 0});
    EXPECT_EQ(late->last<GameView>().rematch.next, next->watch);
    process_.say(*akane_, Join{.game = id(), .since = 0});
    EXPECT_EQ(akane_->last<GameView>().rematch.next, next->id);
}

TEST_F(HubTest, FlagsFallByThemselves) {
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    shared_.wait(300'500);
    process_.tick();
    EXPECT_EQ(akane_->lines().size(), 1U) << "a move may still be on its way";
    shared_.wait(500);
    process_.tick();
    EXPECT_EQ(akane_->lines().back(), "2 1763200300000 time gold");
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "game.match-is-over");
}

TEST_F(HubTest, FlagsFallWhereNobodyLooks) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    shared_.wait(400'000);
    process_.tick();
    EXPECT_EQ(stored_lines(shared_, id()).back(), "2 1763200300000 time gold");
    EXPECT_EQ(akane_->last<YourTurn>().game, id()) << "it is over";
}

TEST_F(HubTest, AMoveAfterItsTimeIsTooLate) {
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    shared_.wait(300'001);
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "game.match-is-over");
    EXPECT_EQ(akane_->lines().back(), "2 1763200300000 time gold");
}

TEST_F(HubTest, LagIsMadeUpForByAPauseAndSavesNoMoveAfterTheFlag) {
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    process_.tick();
    shared_.wait(200);
    process_.say(*benjiro_, Echo{.beat = benjiro_->last<Beat>().beat}, std::nullopt);
    shared_.wait(800);
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "");
    const std::vector<std::string> heard = akane_->lines();
    ASSERT_GE(heard.size(), 3U);
    EXPECT_EQ(std::vector(heard.end() - 3, heard.end()),
              (std::vector<std::string>{"2 1763200000800 pauses", "3 1763200001000 resumes",
                                        "4 1763200001000 d8d4"}));
    EXPECT_EQ(decide(*akane_, "a5b6", 2, 4), "");
    shared_.wait(300'000 + 3000 - 800); // what Gold has left
    EXPECT_EQ(decide(*benjiro_, "b8b7", 3, 5), "game.match-is-over");
    EXPECT_EQ(akane_->lines().back(), "6 1763200303200 time gold");
}

TEST_F(HubTest, WhoAnswersBeatsLateWinsNothingWhereTheSystemKnowsBetter) {
    benjiro_->measured = 0;
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    process_.tick();
    shared_.wait(600);
    process_.say(*benjiro_, Echo{.beat = benjiro_->last<Beat>().beat}, std::nullopt);
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "");
    EXPECT_EQ(akane_->lines().back(), "2 1763200000600 d8d4");
}

TEST_F(HubTest, BeatsAreSpreadThoughAllComeAtOnce) {
    std::vector<std::shared_ptr<Guest>> crowd;
    for (int i = 0; i < 200; ++i) {
        crowd.push_back(process_.enter(std::nullopt));
    }
    const auto beats = [&] {
        std::size_t count = 0;
        for (const auto& guest : crowd) {
            count += guest->count<Beat>();
        }
        return count;
    };
    process_.tick();
    EXPECT_EQ(beats(), 200U) << "the first one at once, to know the way";
    for (int tick = 0; tick < 100; ++tick) {
        shared_.wait(100);
        const std::size_t before = beats();
        process_.tick();
        EXPECT_LE(beats() - before, 4U) << tick;
    }
    EXPECT_GE(beats(), 400U) << "the second one within ten seconds";
}

TEST_F(HubTest, WhoSaysNothingIsLetGo) {
    process_.tick();
    for (int i = 0; i < 5; ++i) {
        shared_.wait(10'000);
        process_.tick();
        process_.say(*akane_, Echo{.beat = akane_->last<Beat>().beat}, std::nullopt);
    }
    EXPECT_FALSE(akane_->closed);
    ASSERT_TRUE(benjiro_->closed);
    EXPECT_EQ(benjiro_->closed->reason, "too-slow");
}

TEST_F(HubTest, WhoSaysTooMuchIsRefusedAndThenLetGo) {
    for (int i = 0; i < 40; ++i) {
        process_.hub().hear(*akane_, R"({"type":"echo","beat":1})");
    }
    EXPECT_EQ(akane_->count<Refused>(), 0U);
    process_.hub().hear(*akane_, R"({"type":"echo","beat":1})");
    EXPECT_EQ(akane_->last<Refused>().refusal.id, "online.too-fast");
    for (int i = 0; i < 200; ++i) {
        process_.hub().hear(*akane_, "{}");
    }
    ASSERT_TRUE(akane_->closed);
    EXPECT_EQ(akane_->closed->reason, "too-fast");
}

TEST_F(HubTest, AnOutageIsMadeUpFor) {
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    shared_.wait(1000);
    outage(600'000);
    EXPECT_EQ(akane_->lines().back(), "2 1763200001000 pauses");
    process_.tick(); // flags: none has fallen
    shared_.wait(2000);
    process_.say(*benjiro_, Join{.game = id(), .since = 2});
    EXPECT_EQ(akane_->lines().back(), "3 1763200603000 resumes");
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "");
    EXPECT_EQ(benjiro_->lines(), stored_lines(shared_, id()));
}

TEST_F(HubTest, WhoIsStillThereAfterAnOutageIsBack) {
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    process_.tick();
    const auto before = benjiro_->last<Beat>().beat;
    process_.say(*benjiro_, Echo{.beat = before}, std::nullopt);
    outage(30'000);
    process_.tick();
    ASSERT_NE(benjiro_->last<Beat>().beat, before) << "asked at once";
    process_.say(*akane_, Echo{.beat = akane_->last<Beat>().beat}, std::nullopt);
    EXPECT_EQ(akane_->lines().back(), "2 1763200000000 pauses") << "it is not her turn";
    shared_.wait(80);
    process_.say(*benjiro_, Echo{.beat = benjiro_->last<Beat>().beat}, std::nullopt);
    EXPECT_EQ(akane_->lines().back(), "3 1763200030080 resumes");
    EXPECT_EQ(akane_->lines(), stored_lines(shared_, id()));
}

TEST_F(HubTest, WhoDoesNotComeBackAfterAnOutagePaysAgain) {
    join();
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    outage(60'000);
    shared_.wait(16'000);
    process_.tick();
    EXPECT_EQ(akane_->lines().back(), "3 1763200075000 resumes");
    shared_.wait(300'000);
    process_.tick();
    EXPECT_EQ(akane_->lines().back(), "4 1763200375000 time gold");
}

TEST_F(HubTest, ARestoredBackupSendsEverybodyAway) {
    join();
    shared_.town.database().change("UPDATE life SET generation = generation + 1");
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    process_.settle();
    ASSERT_TRUE(benjiro_->closed);
    EXPECT_EQ(benjiro_->closed->reason, "restored");
}

TEST_F(HubTest, TheLobbyIsShownAndKeptUpToDate) {
    const auto visitor = process_.enter(std::nullopt);
    process_.say(*visitor, WatchLobby{.on = true});
    process_.say(*akane_, WatchLobby{.on = true});
    process_.tick();
    EXPECT_TRUE(visitor->last<LobbyChanged>().invitations.empty());
    storage::add_invitation(shared_.town.database(), invitation_of(pair_, "abc", shared_.now()));
    process_.hub().lobby_changed();
    process_.tick();
    EXPECT_EQ(visitor->count<LobbyChanged>(), 1U) << "at most once a second";
    shared_.wait(1000);
    process_.tick();
    ASSERT_EQ(visitor->last<LobbyChanged>().invitations.size(), 1U);
    EXPECT_FALSE(visitor->last<LobbyChanged>().invitations.front().yours);
    EXPECT_EQ(visitor->last<LobbyChanged>().invitations.front().host.name, "Akane");
    EXPECT_TRUE(akane_->last<LobbyChanged>().invitations.front().yours);
    process_.say(*benjiro_, WatchLobby{.on = true});
    EXPECT_EQ(benjiro_->last<LobbyChanged>().invitations.size(), 1U) << "at once";
    process_.say(*benjiro_, WatchLobby{.on = false});
    process_.hub().lobby_changed();
    shared_.wait(1000);
    process_.tick();
    EXPECT_EQ(benjiro_->count<LobbyChanged>(), 1U);
}

TEST_F(HubTest, TwoOfWhomOneBlocksTheOtherDoNotSeeEachOtherInTheLobby) {
    const auto visitor = process_.enter(std::nullopt);
    for (const auto& client : {visitor, akane_, benjiro_}) {
        process_.say(*client, WatchLobby{.on = true});
    }
    storage::add_invitation(shared_.town.database(), invitation_of(pair_, "abc", shared_.now()));
    const auto listed = [&](std::optional<storage::Relation> relation, storage::PersonId one,
                            storage::PersonId other) {
        storage::set_relation(shared_.town.database(), one, other, relation, shared_.now());
        process_.hub().lobby_changed();
        shared_.wait(1000);
        process_.tick();
        process_.settle();
        EXPECT_EQ(visitor->last<LobbyChanged>().invitations.size(), 1U);
        EXPECT_EQ(akane_->last<LobbyChanged>().invitations.size(), 1U) << "her own";
        return benjiro_->last<LobbyChanged>().invitations.size();
    };
    const storage::PersonId akane = pair_.akane.id;
    const storage::PersonId benjiro = pair_.benjiro.id;
    EXPECT_EQ(listed(storage::Relation::Muted, benjiro, akane), 1U);
    EXPECT_EQ(listed(storage::Relation::Blocked, benjiro, akane), 0U);
    EXPECT_EQ(listed(std::nullopt, benjiro, akane), 1U);
    EXPECT_EQ(listed(storage::Relation::Blocked, akane, benjiro), 0U) << "either way";
}

TEST_F(HubTest, TheLobbyTellsHowManyWaitAndAreHere) {
    const auto visitor = process_.enter(std::nullopt);
    process_.say(*visitor, WatchLobby{.on = true});
    const auto told = [&] {
        shared_.wait(10'000); // people are not counted more often
        process_.tick();
        process_.settle();
        return visitor->last<LobbyChanged>();
    };
    EXPECT_EQ(told().here, 3U);
    EXPECT_TRUE(told().waiting.empty());
    storage::Invitation quick =
        invitation_of(pair_, "abc", shared_.now(), storage::Visibility::Quick);
    storage::add_invitation(shared_.town.database(), quick);
    quick.code = "def";
    quick.host = pair_.benjiro.id;
    storage::add_invitation(shared_.town.database(), quick);
    process_.hub().lobby_changed();
    const LobbyChanged both = told();
    EXPECT_TRUE(both.invitations.empty());
    EXPECT_EQ(both.waiting,
              (std::vector{QuickQueue{.format = quick.format, .clock = quick.clock, .count = 2}}));
    const std::size_t before = visitor->count<LobbyChanged>();
    static_cast<void>(told());
    EXPECT_EQ(visitor->count<LobbyChanged>(), before) << "nothing has changed";
    process_.hub().leave(*akane_);
    EXPECT_EQ(told().waiting.front().count, 1U) << "who has left waits no longer";
    EXPECT_EQ(told().here, 2U);
    akane_ = process_.enter(pair_.akane);
    EXPECT_EQ(told().waiting.front().count, 2U);
    process_.hub().hear_process("other crowd 40");
    EXPECT_EQ(told().here, 43U);
    shared_.wait(100'000);
    EXPECT_EQ(told().here, 3U) << "a process that says nothing is gone";
}

TEST_F(HubTest, PeopleHearOfWhatConcernsThem) {
    const auto tablet = process_.enter(pair_.benjiro);
    process_.hub().game_started(pair_.game, "code");
    process_.settle();
    EXPECT_EQ(tablet->last<Started>().invitation, "code");
    EXPECT_EQ(benjiro_->last<Started>().game, id());
    InvitationView invitation;
    invitation.code = "for you";
    process_.hub().invited(pair_.benjiro.id, invitation);
    EXPECT_EQ(tablet->last<Invited>().invitation.code, "for you");
    EXPECT_EQ(akane_->count<Invited>(), 0U);
    process_.hub().person_changed(pair_.benjiro.id);
    EXPECT_EQ(tablet->closed->reason, "signed-out");
    EXPECT_FALSE(akane_->closed);
}

TEST_F(HubTest, OnlySoManyGamesAtOnce) {
    for (int i = 0; i < 50; ++i) {
        shared_.wait(1000);
        const auto game = add_game(shared_.town.database(), match_setup(),
                                   {{pair_.akane.id, pair_.benjiro.id}}, shared_.now());
        ASSERT_EQ(process_.answer(*akane_, Join{.game = game.id, .since = 0}), "");
    }
    EXPECT_EQ(process_.answer(*akane_, Join{.game = id(), .since = 0}), "online.too-many-joined");
}

TEST_F(HubTest, TheHubMayGoBeforeTheWorker) {
    join();
    process_.hub().hear(*akane_, R"({"type":"join","game":")" + id() + R"(","since":0})");
    SUCCEED() << "the job finds nobody to tell";
}

} // namespace
} // namespace kamisado::online::test
