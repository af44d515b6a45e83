// What the rulebook leaves open, as rules.md settles it.
#include "rules/helpers.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

/// Black's pink pushes blue to the purple e6; Black's purple is blocked on the green a6.
constexpr std::string_view extra_turn_blocked = "K*e4 be5 Pa6 oa7 pb7";
/// The same, and gold green is blocked on the purple d3: nothing moves any more.
constexpr std::string_view push_into_deadlock = "K*e4 be5 Pa6 oa7 pb7 gd3 Rc2 Yd2 Ge2";

TEST(Reading, ABlockedExtraTurnPassesToTheOtherPlayer) {
    EXPECT_EQ(events(set_up(extra_turn_blocked, "b K"), "e4e5"),
              (Lines{"S2 pushed K e4e5 be6", "M6 blocked P a6", "M6 turn gold G by a6"}));
}

TEST(Reading, APushCountsAsTheLastRealMoveOfADeadlock) {
    EXPECT_EQ(events(set_up(push_into_deadlock, "b K"), "e4e5"),
              (Lines{"S2 pushed K e4e5 be6", "M6 blocked P a6", "M6 blocked g d3",
                     "M8 deadlock lost by black"}));
}

TEST(Reading, AfterAPushTheDeadlockRingIsNamedByThePushersSquare) {
    EXPECT_EQ(end(after(set_up(push_into_deadlock, "b K"), "e4e5")), "deadlock n");
}

TEST(Reading, ADeadlockRingOnATripleScoresEightWithoutAFourthRing) {
    const std::string towers = std::string(push_into_deadlock) + " n***h8";
    Match marathon = match(FormatKind::Marathon, set_up(towers, "b K"));
    const Lines told = decide(marathon, "e4e5");
    EXPECT_EQ(told.at(4), "M8 ring n*** for 8");
    EXPECT_EQ(told.at(5), "Scoring decided gold 1-15");
}

TEST(Reading, ADeadlockRingOnASumoScoresAsItsSecond) {
    const std::string towers = std::string(push_into_deadlock) + " n*h8";
    Match marathon = match(FormatKind::Marathon, set_up(towers, "b K"));
    EXPECT_EQ(decide(marathon, "e4e5").at(4), "M8 ring n** for 2");
    EXPECT_EQ(score(marathon), "1-3");
}

TEST(Reading, APushMayFollowOnAnExtraTurn) {
    const Position again = after(set_up("K*e4 be5 P*b4 ob5", "b K"), "e4e5");
    EXPECT_EQ(turn(again), "b P");
    EXPECT_EQ(events(again, "b4b5"), (Lines{"S2 pushed P b4b5 ob6", "S3 turn black K by b6"}));
}

TEST(Reading, APushMayFollowAZeroLengthMove) {
    const Position gold_blocked = set_up("gd3 Rc2 Yd2 Ge2 P*b4 ob5", "b N");
    EXPECT_EQ(events(gold_blocked, "a1a6"),
              (Lines{"M2 moved N a1a6", "M6 blocked g d3", "M6 turn black P by d3"}));
    EXPECT_EQ(events(after(gold_blocked, "a1a6"), "b4b5"),
              (Lines{"S2 pushed P b4b5 ob6", "S3 turn black K by b6"}));
}

TEST(Reading, APushOntoTheHomeRowDoesNotEndTheRound) {
    const Position pushed = after(set_up("K*e6 re7 ya4", "b K"), "e6e7");
    EXPECT_FALSE(pushed.is_over());
    EXPECT_EQ(turn(pushed), "b Y");
}

TEST(Reading, NoPushEverEndsARoundButByDeadlock) {
    int pushes = 0;
    for (const Position& position : random_positions(20000)) {
        for (const Move move : legal_moves(position)) {
            const auto end = position.after(move).end();
            pushes += move.is_push() ? 1 : 0;
            EXPECT_TRUE(!move.is_push() || !end || end->reason == EndReason::Deadlock);
        }
    }
    EXPECT_GT(pushes, 100);
}

TEST(Reading, RingsMoveAlongWithAPushedTower) {
    const Board board = after(set_up("K***e4 b**e5 ge6", "b K"), "e4e5").board();
    EXPECT_EQ(board.rings_of(tower('b')), 2);
    EXPECT_EQ(board.rings_of(tower('K')), 3);
}

TEST(Reading, EachTowerOfTheLineMustBeWeakerThanThePusher) {
    EXPECT_FALSE(is_legal(set_up("K**e4 be5 g**e6", "b K"), "e4e5"));
    EXPECT_TRUE(is_legal(set_up("K**e4 b*e5 ge6", "b K"), "e4e5"));
}

TEST(Reading, AnEnemyBeyondTheEmptySquareDoesNotHinderAPush) {
    EXPECT_TRUE(is_legal(set_up("K*e4 be5 g***e7", "b K"), "e4e5"));
}

} // namespace
} // namespace kamisado::test
