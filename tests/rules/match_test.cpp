// A match as a value: taken back, copied, compared, played again.
#include "rules/helpers.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

Match fresh() { return Match(Format{.kind = FormatKind::Standard}); }

TEST(Match, TakingBackGoesAcrossRounds) {
    Match played = fresh();
    decide(played, black_starts_and_wins);
    decide(played, "left");
    ASSERT_EQ(played.state().round, 2);
    EXPECT_EQ(played.undo(2), 2U);
    EXPECT_EQ(played.state().round, 1);
    EXPECT_EQ(played.state().phase, Phase::Playing);
    EXPECT_EQ(score(played), "0-0");
    EXPECT_EQ(turn(played.position()), "b N");
}

TEST(Match, TakingBackRevivesAMatchThatIsOver) {
    Match played(Format{.kind = FormatKind::Single});
    decide(played, black_starts_and_wins);
    ASSERT_TRUE(played.is_over());
    played.undo();
    EXPECT_FALSE(played.is_over());
    EXPECT_EQ(played.state().end, std::nullopt);
}

TEST(Match, TakingBackStopsAtTheStart) {
    Match played = fresh();
    decide(played, "a1a5 d8d4");
    EXPECT_EQ(played.undo(5), 2U);
    EXPECT_EQ(played.undo(), 0U);
    EXPECT_EQ(played, fresh());
}

TEST(Match, EveryStepOfARandomMatchIsTakenBackExactly) {
    for (unsigned seed = 0; seed < 20; ++seed) {
        Match played = random_match(seed, {.kind = FormatKind::Long});
        while (played.size() != 0) {
            const MatchState before = played.before(played.size() - 1);
            played.undo();
            EXPECT_EQ(played.state(), before);
        }
        EXPECT_EQ(played, Match(Format{.kind = FormatKind::Long}));
    }
}

TEST(Match, PlayedAgainFromItsDecisionsItIsTheSameMatch) {
    for (unsigned seed = 0; seed < 20; ++seed) {
        const Match played = random_match(seed, {.kind = FormatKind::Marathon});
        Match again(played.format());
        for (std::size_t step = 0; step < played.size(); ++step) {
            EXPECT_EQ(again.state(), played.before(step));
            EXPECT_EQ(again.decide(played.decision(step)), played.events(step));
        }
        EXPECT_EQ(again, played);
    }
}

TEST(Match, ACopyLivesItsOwnLife) {
    Match original = fresh();
    decide(original, "a1a5");
    Match copy = original;
    EXPECT_EQ(copy, original);
    decide(copy, "d8d4");
    EXPECT_NE(copy, original);
    EXPECT_EQ(original.size(), 1U);
    copy.undo();
    EXPECT_EQ(copy, original);
}

TEST(Match, TheSamePositionByOtherDecisionsIsAnotherMatch) {
    Match left = fresh();
    Match right = fresh();
    decide(left, "a1a5");
    decide(right, "e1a5");
    EXPECT_NE(left, right);
    EXPECT_NE(fresh(), Match(Format{.kind = FormatKind::Long}));
}

TEST(Match, APushIsKeptWithTheNumberOfItsTowers) {
    Match played = match(FormatKind::Long, set_up("K**e4 be5 ge6", "b K"));
    decide(played, "e4e5");
    EXPECT_EQ(std::get<Move>(played.decision(0)), Move(square("e4"), square("e5"), 2));
}

TEST(Match, AMoveWithAWrongNumberOfPushedTowersIsPutRight) {
    Match played = match(FormatKind::Long, set_up("K**e4 be5 ge6", "b K"));
    ASSERT_TRUE(played.decide(Move(square("e4"), square("e5"), 1)));
    EXPECT_EQ(std::get<Move>(played.decision(0)).pushed(), 2);
}

TEST(Match, ResigningLosesTheMatchAndNotOnlyTheRound) {
    Match played = fresh();
    decide(played, "a1a5");
    EXPECT_EQ(lines(played.decide(Resign{Player::Black}).value()),
              (Lines{"Agreement resigned black", "Agreement decided gold 0-0"}));
    EXPECT_EQ(played.state().end, (MatchEnd{MatchEndReason::Resignation, Player::Gold}));
    EXPECT_TRUE(played.is_over());
}

TEST(Match, RunningOutOfTimeLosesTheMatch) {
    Match played = fresh();
    EXPECT_EQ(lines(played.decide(TimeOut{Player::Gold}).value()),
              (Lines{"Agreement time gold", "Agreement decided black 0-0"}));
    EXPECT_EQ(played.state().end, (MatchEnd{MatchEndReason::Time, Player::Black}));
}

TEST(Match, ALeaderWhoResignsLosesTheMatch) {
    Match played = fresh();
    decide(played, black_starts_and_wins);
    EXPECT_EQ(lines(played.decide(Resign{Player::Black}).value()).back(),
              "Agreement decided gold 1-0");
}

TEST(Match, TimeMayRunOutWhileChoosingTheFill) {
    Match played = fresh();
    decide(played, black_starts_and_wins);
    ASSERT_EQ(played.state().phase, Phase::Filling);
    ASSERT_TRUE(played.decide(TimeOut{Player::Black}));
    EXPECT_EQ(played.state().end, (MatchEnd{MatchEndReason::Time, Player::Gold}));
}

TEST(Match, EitherPlayerMayResignAtAnyTime) {
    for (const Player player : all_players) {
        Match played = fresh();
        EXPECT_TRUE(played.decide(Resign{player}));
        EXPECT_EQ(played.state().end->winner, opponent(player));
    }
}

} // namespace
} // namespace kamisado::test
