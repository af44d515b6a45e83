// A tower with one ring: S1 to S11.
#include "rules/helpers.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

TEST(RuleS1, ASumoGoesFiveSquaresAtMost) {
    EXPECT_EQ(moves(set_up("K*e1", "b K")),
              "e1a5 e1b4 e1c3 e1d2 e1e2 e1e3 e1e4 e1e5 e1e6 e1f2 e1g3 e1h4");
    EXPECT_EQ(why(set_up("K*e1", "b K"), "e1e7"), "S1 TooFar K e1");
}

TEST(RuleS1, ASumoSixSquaresFromTheGoalDoesNotReachIt) {
    EXPECT_EQ(why(set_up("K*e2 ya4", "b K"), "e2e8"), "S1 TooFar K e2");
    EXPECT_TRUE(is_legal(set_up("K*e3 ya4", "b K"), "e3e8"));
}

TEST(RuleS2, ASumoPushesAnOrdinaryTowerOneSquareBack) {
    const Position pushed = after(set_up("K*e4 be5", "b K"), "e4e5");
    EXPECT_EQ(pushed.board(), set_up("K*e5 be6", "b K").board());
}

TEST(RuleS2, GoldPushesDownTheBoard) {
    const Position pushed = after(set_up("k*d5 Bd4", "g K"), "d5d4");
    EXPECT_EQ(pushed.board(), set_up("k*d4 Bd3", "g K").board());
}

TEST(RuleS2, AnOrdinaryTowerPushesNothing) {
    EXPECT_EQ(why(set_up("Ke4 be5", "b K"), "e4e5"), "M3 Occupied b e5");
}

TEST(RuleS2, ThePushedTowerMustStandDirectlyBeforeTheSumo) {
    EXPECT_EQ(why(set_up("K*e4 be6", "b K"), "e4e6"), "M3 Occupied b e6");
}

TEST(RuleS3, ThePusherMovesAgainByTheSquareOfThePushedTower) {
    EXPECT_EQ(events(set_up("K*e4 be5", "b K"), "e4e5"),
              (Lines{"S2 pushed K e4e5 be6", "S3 turn black P by e6"}));
}

TEST(RuleS4, ASumoDoesNotPushDiagonally) {
    const Position beside = set_up("K*e4 bd5", "b K");
    EXPECT_EQ(moves(beside), "e4e5 e4e6 e4e7 e4f5 e4g6 e4h7");
    EXPECT_EQ(why(beside, "e4d5"), "S4 PushDiagonally b d5");
}

TEST(RuleS5, TheSquareBehindThePushedTowerMustBeEmpty) {
    EXPECT_FALSE(is_legal(set_up("K*e4 be5 Ge6", "b K"), "e4e5"));
    EXPECT_FALSE(is_legal(set_up("K*e4 be5 ge6", "b K"), "e4e5"));
    EXPECT_TRUE(is_legal(set_up("K*e4 be5 ge7", "b K"), "e4e5"));
}

TEST(RuleS5, TheEmptySquareNamesTheNextTower) {
    EXPECT_EQ(turn(after(set_up("K*b4 bb5", "b K"), "b4b5")), "b K");
    EXPECT_EQ(turn(after(set_up("K*c4 bc5", "b K"), "c4c5")), "b O");
}

TEST(RuleS6, ATowerOnItsHomeRowCannotBePushed) {
    const Position before_home = set_up("K*e7 ra4", "b K");
    EXPECT_EQ(moves(before_home), "e7f8");
    EXPECT_EQ(why(before_home, "e7e8"), "S6 PushOffBoard y e8");
}

TEST(RuleS6, ATowerMayBePushedOntoItsHomeRow) {
    const Position pushed = after(set_up("K*e6 re7 ya4", "b K"), "e6e7");
    EXPECT_EQ(pushed.board().square_of(tower('r')), square("e8"));
}

TEST(RuleS7, ASumoPushesOnlyOneTower) {
    EXPECT_EQ(why(set_up("K*e4 be5 ge6", "b K"), "e4e5"), "S7 PushTooMany g e6");
}

TEST(RuleS8, ASumoDoesNotPushASumoOrMore) {
    EXPECT_EQ(why(set_up("K*e4 b*e5", "b K"), "e4e5"), "S8 PushTooStrong b e5");
    EXPECT_EQ(why(set_up("K*e4 b**e5", "b K"), "e4e5"), "S8 PushTooStrong b e5");
    EXPECT_EQ(why(set_up("K*e4 b***e5", "b K"), "e4e5"), "S8 PushTooStrong b e5");
}

TEST(RuleS9, ASumoDoesNotPushItsOwnSide) {
    EXPECT_EQ(why(set_up("K*e4 Be5", "b K"), "e4e5"), "S9 PushOwnTower B e5");
}

TEST(RuleS10, APushIsOptionalBesideDiagonalMoves) {
    const Position pete = after(position("ob1k1rgn/5y2/p*7/R7/8/5P2/8/NG1Y*KOB1 b O"), "f1d3");
    EXPECT_EQ(moves(pete), "a6a5 a6b5 a6c4");
    EXPECT_EQ(turn(after(pete, "a6b5")), "b P");
}

TEST(RuleS11, APushThatIsTheOnlyMoveIsForced) {
    const Position pete = after(position("ob1k1rgn/5y2/p*7/R7/8/5P2/8/NG1Y*KOB1 b O"), "f1b5");
    EXPECT_EQ(turn(pete), "g P");
    EXPECT_EQ(moves(pete), "a6a5");
    EXPECT_EQ(why(pete, "a6a6"), "M5 NotMoved p a6");
}

TEST(RuleS11, ATowerThatCanOnlyPushIsNotBlocked) {
    EXPECT_EQ(events(set_up("ke7 P*a6 oa7 pb7 ba4 ya3", "g K"), "e7e6"),
              (Lines{"M2 moved k e7e6", "T2 turn black P by e6"}));
    EXPECT_EQ(events(set_up("ke7 Pa6 oa7 pb7 ba4 ya3", "g K"), "e7e6"),
              (Lines{"M2 moved k e7e6", "M6 blocked P a6", "M6 turn gold G by a6"}));
}

} // namespace
} // namespace kamisado::test
