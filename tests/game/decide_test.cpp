// Decisions in a live match: taken once, in turn, and refused with a reason.
#include "game/helpers.h"

#include <algorithm>
#include <string>
#include <vector>

namespace kamisado::game::tests {
namespace {

TEST(Deciding, AddsANumberedEntryAndTellsTheRulesEvents) {
    LiveMatch match = begun(without_clock());
    const Outcome outcome = played(match, "a1a5", 100);
    EXPECT_EQ(outcome.effect, Effect::Done);
    ASSERT_EQ(outcome.entries.size(), 1U);
    EXPECT_EQ(outcome.entries[0].number, 1U);
    EXPECT_EQ(outcome.entries[0].at, begin_time + 100);
    EXPECT_EQ(outcome.events, match.match().events(0));
    EXPECT_EQ(played(match, "d8d4", 200).entries[0].number, 2U);
}

TEST(Deciding, EntriesSinceANumberAreThoseAfterIt) {
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 100);
    played(match, "d8d4", 200);
    EXPECT_EQ(match.entries_since(0).size(), 2U);
    ASSERT_EQ(match.entries_since(1).size(), 1U);
    EXPECT_EQ(match.entries_since(1)[0].number, 2U);
    EXPECT_TRUE(match.entries_since(2).empty());
    EXPECT_TRUE(match.entries_since(99).empty());
}

TEST(Deciding, ADecisionSentTwiceCountsOnce) {
    LiveMatch match = begun(without_clock());
    const Decide decide{.decision = move("a1a5"), .player = Player::Black, .ply = 0};
    EXPECT_EQ(done(match, decide, 100).effect, Effect::Done);
    const LiveMatch once = match;
    EXPECT_EQ(done(match, decide, 200).effect, Effect::Nothing);
    played(match, "d8d4", 300);
    EXPECT_EQ(done(match, decide, 400).effect, Effect::Nothing);
    EXPECT_EQ(match.last_number(), 2U);
    EXPECT_EQ(once.last_number(), 1U);
}

TEST(Deciding, ASecondResignationCountsOnceToo) {
    LiveMatch match = begun(without_clock());
    const Decide decide{.decision = Resign{Player::Gold}, .player = Player::Gold, .ply = 0};
    done(match, decide, 100);
    EXPECT_EQ(done(match, decide, 200).effect, Effect::Nothing);
}

TEST(Deciding, AnotherDecisionForAPlyThatIsTakenIsLate) {
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 100);
    const Decide late{.decision = move("b1b5"), .ply = 0};
    EXPECT_EQ(refused(match, late, 200), Fault::LatePly);
    const auto refusal = match.act(late, begin_time + 200).error();
    EXPECT_EQ(refusal.ply, 0U);
    EXPECT_EQ(refusal.due_ply, 1U);
    EXPECT_EQ(name_of(refusal.fault), "game.late-ply");
    EXPECT_EQ(sentence(refusal),
              "decision 0 came too late: another one stands there, and 1 is next");
}

TEST(Deciding, ADecisionForALaterPlyIsEarly) {
    LiveMatch match = begun(without_clock());
    EXPECT_EQ(refused(match, Decide{.decision = move("a1a5"), .ply = 1}, 0), Fault::EarlyPly);
}

TEST(Deciding, OnlyWhoseTurnItIsMoves) {
    LiveMatch match = begun(without_clock());
    const Decide decide{.decision = move("a1a5"), .player = Player::Gold};
    EXPECT_EQ(refused(match, decide, 0), Fault::NotYourTurn);
    EXPECT_EQ(sentence(match.act(decide, begin_time).error()), "Black decides now, not Gold");
}

TEST(Deciding, OneResignsAtAnyTimeButForNobodyElse) {
    LiveMatch match = begun(without_clock());
    EXPECT_EQ(refused(match, Decide{.decision = Resign{Player::Black}, .player = Player::Gold}, 0),
              Fault::NotYourSeat);
    played(match, "a1a5", 10);
    done(match, Decide{.decision = Resign{Player::Black}, .player = Player::Black, .ply = 0}, 20);
    EXPECT_EQ(match.match().state().end, (MatchEnd{MatchEndReason::Resignation, Player::Gold}));
}

TEST(Deciding, TheRulesRefuseWithTheirReason) {
    LiveMatch match = begun(without_clock());
    EXPECT_EQ(refused(match, Decide{.decision = move("a1b3")}, 0), Fault::IllegalMove);
    const auto refusal = match.act(Decide{.decision = move("a1b3")}, begin_time).error();
    ASSERT_TRUE(refusal.move);
    EXPECT_EQ(refusal.move->fault, MoveFault::NotStraight);
    EXPECT_EQ(sentence(refusal), "rule M1 does not allow this move");
    EXPECT_EQ(refused(match, Decide{.decision = Fill{}}, 0), Fault::NothingToFill);
}

TEST(Deciding, AfterARoundTheFillComesFirst) {
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 0);
    played(match, "d8d4", 0);
    played(match, "a5d8", 0);
    EXPECT_EQ(refused(match, Decide{.decision = move("b1b3")}, 0), Fault::FillIsDue);
    EXPECT_EQ(match.act(Decide{.decision = move("b1b3")}, begin_time).error().due, Player::Black);
    played(match, "fill left", 0);
    EXPECT_EQ(match.match().state().round, 2);
}

TEST(Deciding, NothingIsDecidedAfterTheEnd) {
    LiveMatch match = begun(without_clock());
    played(match, "resigns black", 0);
    EXPECT_EQ(refused(match, Decide{.decision = move("a1a5")}, 10), Fault::MatchIsOver);
}

TEST(Deciding, WhatWasSentBeforeATakebackIsNotPlayedAfterIt) {
    LiveMatch match = begun(without_clock());
    const Decide decide{.decision = move("a1a5"), .ply = 0, .seen = 0};
    done(match, decide, 10);
    done(match, TakeBack{1}, 20);
    EXPECT_EQ(refused(match, decide, 30), Fault::TakenBackSince);
    EXPECT_EQ(done(match, Decide{.decision = move("a1a5"), .ply = 0, .seen = 2}, 40).effect,
              Effect::Done);
}

TEST(Deciding, EveryRefusalHasANameAndASentenceOfItsOwn) {
    std::vector<std::string> seen;
    for (int number = 0; number <= static_cast<int>(Fault::NothingChanges); ++number) {
        const auto fault = static_cast<Fault>(number);
        EXPECT_TRUE(name_of(fault).starts_with("game."));
        seen.push_back(std::string(name_of(fault)));
        EXPECT_FALSE(sentence(GameRefusal{.fault = fault}).empty());
    }
    std::ranges::sort(seen);
    EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end());
}

} // namespace
} // namespace kamisado::game::tests
