// Two processes on one database, which hear of each other.

#include "online/hub_helpers.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

class TwoProcesses : public testing::Test {
  protected:
    /// Brings what each has said to the other until both are silent.
    void pass_on() {
        for (bool is_silent = false; !is_silent;) {
            is_silent = true;
            for (const auto& [from, to] : {std::pair{&one_, &other_}, std::pair{&other_, &one_}}) {
                for (const std::string& note : from->notes()) {
                    is_silent = false;
                    to->hub().hear_process(note);
                    from->hub().hear_process(note); // as PostgreSQL does
                }
                to->settle();
            }
        }
    }
    void tick() {
        one_.tick();
        other_.tick();
        pass_on();
        one_.tick();
        other_.tick();
        pass_on();
    }
    const std::string& id() const { return pair_.game.id; }
    std::string decide(Process& process, Guest& guest, std::string_view decision, std::size_t ply) {
        return process.answer(
            guest,
            Decide{.game = id(), .ply = ply, .seen = ply, .decision = std::string(decision)});
    }
    void join() {
        one_.say(*akane_, Join{.game = id(), .since = 0});
        other_.say(*benjiro_, Join{.game = id(), .since = 0});
        tick();
    }

    Shared shared_;
    Pair pair_ = seated(shared_);
    Process one_{shared_, true};
    Process other_{shared_, true};
    std::shared_ptr<Guest> akane_ = one_.enter(pair_.akane);
    std::shared_ptr<Guest> benjiro_ = other_.enter(pair_.benjiro);
};

TEST_F(TwoProcesses, AMoveArrivesAtTheOther) {
    join();
    EXPECT_EQ(decide(one_, *akane_, "a1a5", 0), "");
    pass_on();
    EXPECT_EQ(benjiro_->lines(), akane_->lines());
    EXPECT_EQ(decide(other_, *benjiro_, "d8d4", 1), "");
    pass_on();
    EXPECT_EQ(akane_->lines(), stored_lines(shared_, id()));
    EXPECT_EQ(akane_->lines().size(), 2U);
    EXPECT_EQ(akane_->count<NewEntries>(), 2U) << "each of them once";
}

TEST_F(TwoProcesses, ASeatThatAnAccountTookOverElsewhereIsItsOwn) {
    join();
    // Benjiro logs in through the one process while the other has the game in memory.
    const storage::Person account = shared_.town.guest("Benji");
    storage::merge_people(shared_.town.database(), pair_.benjiro.id, account.id);
    const auto tablet = other_.enter(account);
    other_.say(*tablet, Join{.game = id(), .since = 0});
    EXPECT_EQ(tablet->last<GameView>().seat, Player::Gold);
    EXPECT_EQ(decide(one_, *akane_, "a1a5", 0), "");
    pass_on();
    EXPECT_EQ(decide(other_, *tablet, "d8d4", 1), "");
}

/// Before the other process has heard of it, and without joining again.
TEST_F(TwoProcesses, WhoeverTookASeatOverElsewhereDecidesAtOnce) {
    join();
    const storage::Person account = shared_.town.guest("Benji");
    storage::merge_people(shared_.town.database(), pair_.benjiro.id, account.id);
    EXPECT_EQ(decide(one_, *akane_, "a1a5", 0), "");
    const auto tablet = other_.enter(account);
    EXPECT_EQ(decide(other_, *tablet, "d8d4", 1), "");
    const auto stranger = other_.enter(shared_.town.guest("Chie"));
    EXPECT_EQ(decide(other_, *stranger, "d8d4", 1), "online.not-your-seat");
}

TEST_F(TwoProcesses, WhoIsLateIsRefusedEvenBeforeHearingOfIt) {
    join();
    const auto tablet = other_.enter(pair_.akane);
    other_.say(*tablet, Join{.game = id(), .since = 0});
    EXPECT_EQ(decide(one_, *akane_, "a1a5", 0), "");
    EXPECT_EQ(decide(other_, *tablet, "b1b5", 0), "game.late-ply");
    EXPECT_EQ(decide(other_, *tablet, "a1a5", 0), "");
    pass_on();
    EXPECT_EQ(tablet->lines(), stored_lines(shared_, id()));
    EXPECT_EQ(stored_lines(shared_, id()).size(), 1U);
}

TEST_F(TwoProcesses, PresenceGoesAcross) {
    join();
    EXPECT_TRUE(akane_->last<PresenceChanged>().presence.players[Player::Gold]);
    EXPECT_TRUE(benjiro_->last<PresenceChanged>().presence.players[Player::Black]);
    other_.hub().leave(*benjiro_);
    tick();
    EXPECT_FALSE(akane_->last<PresenceChanged>().presence.players[Player::Gold]);
}

TEST_F(TwoProcesses, AProcessThatDiesIsNotBelievedForLong) {
    join();
    for (int i = 0; i < 5; ++i) {
        shared_.wait(30'000);
        one_.tick();
        static_cast<void>(one_.notes());
    }
    EXPECT_FALSE(akane_->last<PresenceChanged>().presence.players[Player::Gold]);
}

TEST_F(TwoProcesses, WhoeverIsConnectedToTheOtherIsHere) {
    tick();
    EXPECT_TRUE(one_.hub().is_here(pair_.benjiro.id));
    EXPECT_FALSE(one_.hub().is_gone(pair_.benjiro.id));
    other_.hub().leave(*benjiro_);
    shared_.wait(1000);
    tick();
    EXPECT_FALSE(one_.hub().is_here(pair_.benjiro.id));
    EXPECT_TRUE(one_.hub().is_gone(pair_.benjiro.id));
    benjiro_ = one_.enter(pair_.benjiro);
    shared_.wait(1000);
    tick();
    EXPECT_TRUE(other_.hub().is_here(pair_.benjiro.id));
}

TEST_F(TwoProcesses, APersonOfAProcessThatDiesIsGone) {
    tick();
    for (int i = 0; i < 3; ++i) {
        EXPECT_FALSE(one_.hub().is_gone(pair_.benjiro.id));
        shared_.wait(30'000);
        one_.tick();
        static_cast<void>(one_.notes());
    }
    EXPECT_TRUE(one_.hub().is_gone(pair_.benjiro.id));
}

TEST_F(TwoProcesses, WhoeverWaitsCountsWhileConnectedToEither) {
    storage::Invitation waits =
        invitation_of(pair_, "abc", shared_.now(), storage::Visibility::Quick);
    waits.host = pair_.benjiro.id;
    waits.clock = game::MinutesClock{.initial = 180'000, .increment = 2000};
    storage::add_invitation(shared_.town.database(), waits);
    tick(); // each hears of the other
    one_.say(*akane_, WatchLobby{.on = true});
    tick();
    ASSERT_EQ(akane_->last<LobbyChanged>().waiting.size(), 1U);
    EXPECT_EQ(akane_->last<LobbyChanged>().here, 2U);
    other_.hub().leave(*benjiro_);
    shared_.wait(1000);
    tick();
    EXPECT_TRUE(akane_->last<LobbyChanged>().waiting.empty());
    benjiro_ = other_.enter(pair_.benjiro);
    shared_.wait(1000);
    tick();
    EXPECT_EQ(akane_->last<LobbyChanged>().waiting.size(), 1U);
}

/// Said at the other process, as by a second tab.
TEST_F(TwoProcesses, WhoIsMutedElsewhereIsNotHeardHere) {
    join();
    other_.hub().silence(pair_.akane.id, pair_.benjiro.id, true);
    other_.settle();
    pass_on();
    EXPECT_EQ(other_.answer(*benjiro_, Greet{.game = id(), .greeting = "hello"}), "");
    pass_on();
    EXPECT_EQ(akane_->count<Greeting>(), 0U);
    EXPECT_EQ(benjiro_->count<Greeting>(), 1U);
    other_.hub().silence(pair_.akane.id, pair_.benjiro.id, false);
    other_.settle();
    pass_on();
    EXPECT_EQ(other_.answer(*benjiro_, Greet{.game = id(), .greeting = "hello"}), "");
    pass_on();
    EXPECT_EQ(akane_->count<Greeting>(), 1U);
}

TEST_F(TwoProcesses, GreetingsAndRematchesGoAcross) {
    join();
    EXPECT_EQ(one_.answer(*akane_, Greet{.game = id(), .greeting = "good-luck"}), "");
    pass_on();
    EXPECT_EQ(benjiro_->last<Greeting>().greeting, "good-luck");
    EXPECT_EQ(decide(one_, *akane_, "resigns black", 0), "");
    pass_on();
    EXPECT_EQ(one_.answer(*akane_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    pass_on();
    EXPECT_TRUE(benjiro_->last<RematchChanged>().rematch.offered[Player::Black]);
    EXPECT_EQ(other_.answer(*benjiro_, Rematch{.game = id(), .step = RematchStep::Offer}), "");
    pass_on();
    ASSERT_TRUE(akane_->last<RematchChanged>().rematch.next);
    EXPECT_EQ(akane_->last<RematchChanged>().rematch, benjiro_->last<RematchChanged>().rematch);
    EXPECT_EQ(akane_->last<Started>().game, benjiro_->last<Started>().game);
}

TEST_F(TwoProcesses, PeopleHearOfTurnsInvitationsAndSigningOut) {
    EXPECT_EQ(decide(one_, *akane_, "a1a5", 0), "");
    pass_on();
    EXPECT_EQ(benjiro_->last<YourTurn>().game, id());
    storage::Invitation named =
        invitation_of(pair_, "abc", shared_.now(), storage::Visibility::Link);
    named.guest = pair_.benjiro.id;
    storage::add_invitation(shared_.town.database(), named);
    InvitationView invitation;
    invitation.code = "abc";
    one_.hub().invited(pair_.benjiro.id, invitation);
    one_.settle();
    pass_on();
    EXPECT_EQ(benjiro_->last<Invited>().invitation.host.name, "Akane");
    one_.hub().person_changed(pair_.benjiro.id);
    one_.settle();
    pass_on();
    EXPECT_EQ(benjiro_->closed->reason, "signed-out");
}

TEST_F(TwoProcesses, WhatWasMissedIsCaughtUpWith) {
    join();
    EXPECT_EQ(decide(one_, *akane_, "a1a5", 0), "");
    static_cast<void>(one_.notes()); // nobody heard it
    EXPECT_EQ(benjiro_->lines().size(), 0U);
    other_.hub().catch_up();
    other_.settle();
    EXPECT_EQ(benjiro_->lines(), akane_->lines());
}

TEST_F(TwoProcesses, NonsenseDoesNoHarm) {
    join();
    for (const std::string_view text :
         {"", " ", "x", "x game", "x game  1", "x presence a", "x greeting", "x rematch",
          "x started", "x invited", "x person", "x person y", "x lobby", "x y z"}) {
        one_.hub().hear_process(text);
        one_.hub().hear_process(std::string(text) + ' ' + id());
    }
    one_.settle();
    EXPECT_EQ(akane_->lines().size(), 0U);
}

TEST_F(TwoProcesses, AGameBeginsWhenItsPlayersAreThereInDifferentProcesses) {
    const auto game = shared_.town.game(pair_.akane, pair_.benjiro, standard(false));
    one_.say(*akane_, Join{.game = game.id, .since = 0});
    tick();
    EXPECT_EQ(stored_lines(shared_, game.id).size(), 1U);
    shared_.wait(2000);
    other_.say(*benjiro_, Join{.game = game.id, .since = 0});
    tick();
    EXPECT_EQ(akane_->lines(), std::vector<std::string>{"2 1763200002000 resumes"});
    EXPECT_EQ(benjiro_->lines(), akane_->lines());
    EXPECT_EQ(stored_lines(shared_, game.id).size(), 2U)
        << "both processes saw it; it is there once";
}

} // namespace
} // namespace kamisado::online::test
