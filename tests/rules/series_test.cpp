// A series of single rounds.
#include "rules/helpers.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

TEST(Series, EveryRoundStartsOnTheTowersOwnColours) {
    Match two = series(2);
    EXPECT_EQ(decide(two, black_starts_and_wins),
              (Lines{"M2 moved N a5d8", "M7 won N d8", "Winner point for black",
                     "Winner line-up own colours obpkyrgn/NGRYKPBO gold", "T1 turn gold any"}));
    EXPECT_EQ(two.position().board(), Board::first());
    EXPECT_EQ(two.state().phase, Phase::Playing);
    EXPECT_EQ(two.state().round, 2);
}

TEST(Series, ThePlayersTakeTurnsToStartWhoeverWins) {
    Match four = series(4);
    decide(four, black_starts_and_loses);
    EXPECT_EQ(four.state().challenger, Player::Gold);
    decide(four, gold_starts_and_loses);
    EXPECT_EQ(four.state().challenger, Player::Black);
    decide(four, black_starts_and_wins);
    EXPECT_EQ(four.state().challenger, Player::Gold);
}

TEST(Series, ThereIsNeverAFill) {
    Match two = series(2);
    decide(two, black_starts_and_wins);
    EXPECT_EQ(two.decide(Fill{FillFrom::Left}).error().fault, DecisionFault::NothingToFill);
}

TEST(Series, AllRoundsArePlayedAndMostPointsWin) {
    Match three = series(3);
    decide(three, black_starts_and_wins);
    decide(three, gold_starts_and_loses);
    EXPECT_FALSE(three.is_over());
    EXPECT_EQ(decide(three, black_starts_and_loses).back(), "Winner decided black 2-1");
    EXPECT_EQ(three.state().end, (MatchEnd{MatchEndReason::RoundsPlayed, Player::Black}));
}

TEST(Series, AnEvenScoreIsATie) {
    Match two = series(2);
    decide(two, black_starts_and_wins);
    EXPECT_EQ(decide(two, gold_starts_and_wins).back(), "Winner decided nobody 1-1");
    EXPECT_EQ(two.state().end, (MatchEnd{MatchEndReason::RoundsPlayed, std::nullopt}));
    EXPECT_TRUE(two.is_over());
}

TEST(Series, ASeriesOfOneRoundIsASeries) {
    Match one = series(1);
    EXPECT_EQ(decide(one, black_starts_and_loses).back(), "Winner decided gold 0-1");
    EXPECT_EQ(one.state().end, (MatchEnd{MatchEndReason::RoundsPlayed, Player::Gold}));
}

TEST(Series, RingsOfTheStartActInRoundOneAndScoreNothing) {
    const Position ringed = set_up("K*e4 be5", "b K");
    Match two = Match::from({.kind = FormatKind::Series, .rounds = 2}, ringed).value();
    EXPECT_EQ(score(two), "0-0");
    EXPECT_EQ(decide(two, "e4e5").front(), "S2 pushed K e4e5 be6");
}

TEST(Series, ARoundFromAStartIsFollowedByOneOnOwnColours) {
    const Position ringed = set_up("K**e7 ya4", "b K");
    Match two = Match::from({.kind = FormatKind::Series, .rounds = 2}, ringed).value();
    decide(two, "e7e8");
    EXPECT_EQ(score(two), "1-0");
    EXPECT_EQ(two.position().board(), Board::first());
}

TEST(Series, AStarterFromAStartAlternatesToo) {
    const Position gold_begins = Position::start_of_round(Board::first(), Player::Gold);
    Match two = Match::from({.kind = FormatKind::Series, .rounds = 2}, gold_begins).value();
    decide(two, gold_starts_and_wins);
    EXPECT_EQ(two.state().challenger, Player::Black);
}

TEST(Series, ASeriesNeedsARound) {
    const auto none = Match::from({.kind = FormatKind::Series, .rounds = 0}, Position::first());
    EXPECT_EQ(none.error(), (StartError{StartFault::NoRounds, {}}));
}

} // namespace
} // namespace kamisado::test
