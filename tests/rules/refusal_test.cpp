// Why a move is refused. The rules of pushes have their refusals in rule_*_sumo_test.cpp.
#include "rules/helpers.h"
#include "rules/moves.h"
#include "rules/refusal.h"

#include <gtest/gtest.h>

#include <array>

namespace kamisado::test {
namespace {

TEST(Refusal, OfARoundThatIsOver) {
    EXPECT_EQ(why(after(set_up("Ke7 ya4", "b K"), "e7e8"), "a1a2"), "M7 RoundIsOver");
}

TEST(Refusal, OfAnEmptySquare) {
    EXPECT_EQ(why(Position::first(), "e4e5"), "T1 NoTower e4");
    EXPECT_EQ(why(set_up("Ke4", "b K"), "e5e6"), "T2 NoTower e5");
}

TEST(Refusal, OfAnEnemyTower) {
    EXPECT_EQ(why(Position::first(), "e8e7"), "T1 NotYourTower y e8");
    EXPECT_EQ(why(set_up("Ke4", "b K"), "e8e7"), "T2 NotYourTower y e8");
}

TEST(Refusal, OfAnotherTowerNamesTheRightOne) {
    EXPECT_EQ(why(set_up("Ke4", "b K"), "a1a2"), "T2 AnotherTowerMoves K e4");
}

TEST(Refusal, OfNotMoving) { EXPECT_EQ(why(set_up("Ke4", "b K"), "e4e4"), "M5 NotMoved K e4"); }

TEST(Refusal, OfMovesBackAndSideways) {
    const Position here = set_up("Ke4", "b K");
    EXPECT_EQ(why(here, "e4e3"), "M1 NotForwards K e4");
    EXPECT_EQ(why(here, "e4d4"), "M1 NotForwards K e4");
    EXPECT_EQ(why(here, "e4f3"), "M1 NotForwards K e4");
    EXPECT_EQ(why(set_up("ke4", "g K"), "e4e5"), "M1 NotForwards k e4");
}

TEST(Refusal, OfAKnightsLeap) {
    EXPECT_EQ(why(set_up("Ke4", "b K"), "e4f6"), "M1 NotStraight K e4");
}

TEST(Refusal, OfGoingTooFar) {
    EXPECT_EQ(why(set_up("K*e1", "b K"), "e1e7"), "S1 TooFar K e1");
    EXPECT_EQ(why(set_up("K**e1", "b K"), "e1a5"), "DS1 TooFar K e1");
    EXPECT_EQ(why(set_up("K***e1", "b K"), "e1g3"), "TS1 TooFar K e1");
}

TEST(Refusal, OfATowerInTheWayNamesTheNearest) {
    EXPECT_EQ(why(set_up("Ke4 be5 ge6", "b K"), "e4e7"), "M2 InTheWay b e5");
}

TEST(Refusal, OfATakenSquare) {
    EXPECT_EQ(why(set_up("Ke4 be6", "b K"), "e4e6"), "M3 Occupied b e6");
    EXPECT_EQ(why(set_up("K*e4 be6", "b K"), "e4e6"), "M3 Occupied b e6");
}

TEST(Refusal, OfAPushAcross) {
    EXPECT_EQ(why(set_up("K*e4 bf5", "b K"), "e4f5"), "S4 PushDiagonally b f5");
    EXPECT_EQ(why(set_up("K**e4 bf5", "b K"), "e4f5"), "DS4 PushDiagonally b f5");
    EXPECT_EQ(why(set_up("K***e4 bf5", "b K"), "e4f5"), "TS4 PushDiagonally b f5");
}

TEST(Refusal, OfAPushAgainstOnesOwn) {
    EXPECT_EQ(why(set_up("K*e4 Be5", "b K"), "e4e5"), "S9 PushOwnTower B e5");
    EXPECT_EQ(why(set_up("K**e4 be5 Be6", "b K"), "e4e5"), "DS5 PushNoRoom B e6");
    EXPECT_EQ(why(set_up("K*e4 Bf5", "b K"), "e4f5"), "S9 PushOwnTower B f5");
}

TEST(Refusal, OfAPushAgainstAStrongerTower) {
    EXPECT_EQ(why(set_up("K*e4 b**e5", "b K"), "e4e5"), "S8 PushTooStrong b e5");
}

TEST(Refusal, OfAPushOfTooMany) {
    EXPECT_EQ(why(set_up("K*e4 be5 ge6", "b K"), "e4e5"), "S7 PushTooMany g e6");
}

TEST(Refusal, OfAPushOffTheBoard) {
    EXPECT_EQ(why(set_up("K*e7 ra4", "b K"), "e7e8"), "S6 PushOffBoard y e8");
    EXPECT_EQ(why(set_up("k*e2 Ph5", "g K"), "e2e1"), "S6 PushOffBoard K e1");
}

/// Asks about all 64 × 64 moves.
void expect_refusals_to_be_exact(const Position& position) {
    std::array<SquareSet, square_count> legal;
    for (const Move move : legal_moves(position)) {
        legal.at(move.from().index()).insert(move.to());
    }
    for (int from = 0; from < square_count; ++from) {
        SquareSet allowed;
        for (int to = 0; to < square_count; ++to) {
            if (!why_not(position, Square::at(from), Square::at(to))) {
                allowed.insert(Square::at(to));
            }
        }
        ASSERT_EQ(allowed, legal.at(static_cast<std::size_t>(from))) << write_position(position);
    }
}

TEST(Refusal, IsGivenForAllMovesButTheLegalOnes) {
    for (const Position& position : positions_of_random_play(2)) {
        expect_refusals_to_be_exact(position);
    }
    for (const Position& position : random_positions(500)) {
        expect_refusals_to_be_exact(position);
    }
}

TEST(Refusal, IsGivenForAllMovesOfAFinishedRound) {
    expect_refusals_to_be_exact(after(set_up("Ke7 ya4", "b K"), "e7e8"));
}

} // namespace
} // namespace kamisado::test
