// How a tower moves, and how a round ends: M1 to M8.
#include "rules/helpers.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace kamisado::test {
namespace {

TEST(RuleM1, ATowerGoesStraightOrDiagonallyForwards) {
    EXPECT_EQ(moves(set_up("Ke4", "b K")), "e4b7 e4c6 e4d5 e4e5 e4e6 e4e7 e4f5 e4g6 e4h7");
}

TEST(RuleM1, GoldsForwardsIsDownTheBoard) {
    EXPECT_EQ(moves(set_up("kd5", "g K")), "d5a2 d5b3 d5c4 d5d2 d5d3 d5d4 d5e4 d5f3 d5g2");
}

TEST(RuleM1, NoMoveGoesSidewaysOrBackwards) {
    for (const Position& position : positions_of_random_play(20)) {
        for (const Move move : legal_moves(position)) {
            const int ranks =
                (move.to().rank() - move.from().rank()) * forward_step(position.to_move());
            const int files = std::abs(move.to().file() - move.from().file());
            EXPECT_GT(ranks, 0);
            EXPECT_TRUE(files == 0 || files == ranks);
        }
    }
}

TEST(RuleM2, ATowerGoesAnyDistanceUpToTheNextTower) {
    EXPECT_EQ(moves(set_up("Ke4 re6 Gc6", "b K")), "e4d5 e4e5 e4f5 e4g6 e4h7");
}

TEST(RuleM2, NeitherOwnNorEnemyTowersAreJumped) {
    const Position walled = set_up("Ke4 re6 Gc6", "b K");
    EXPECT_EQ(why(walled, "e4e7"), "M2 InTheWay r e6");
    EXPECT_EQ(why(walled, "e4b7"), "M2 InTheWay G c6");
}

TEST(RuleM2, ATowerMayGoFromHomeRowToHomeRowInOneMove) {
    const Position open = set_up("ya4", "b K");
    EXPECT_TRUE(is_legal(open, "e1e8"));
    EXPECT_EQ(end(after(open, "e1e8")), "home row K");
}

TEST(RuleM3, AMoveEndsOnAnEmptySquare) {
    const Position walled = set_up("Ke4 re5 Gd5", "b K");
    EXPECT_EQ(moves(walled), "e4f5 e4g6 e4h7");
    EXPECT_EQ(why(walled, "e4e5"), "M3 Occupied r e5");
    EXPECT_EQ(why(walled, "e4d5"), "M3 Occupied G d5");
}

TEST(RuleM3, NoTwoTowersEverShareASquare) {
    for (const Position& position : positions_of_random_play(20)) {
        EXPECT_EQ(position.board().occupied().size(), 16);
        EXPECT_EQ(position.board().occupied_by(Player::Black).size(), 8);
    }
}

TEST(RuleM4, ADiagonalBetweenTwoTouchingCornersIsFree) {
    EXPECT_EQ(moves(set_up("Ke4 Pf4 be5", "b K")), "e4b7 e4c6 e4d5 e4f5 e4g6 e4h7");
}

TEST(RuleM4, TheGapMayLieFurtherOnTheWay) {
    EXPECT_EQ(moves(set_up("Ke4 ng5 bf6", "b K")), "e4b7 e4c6 e4d5 e4e5 e4e6 e4e7 e4f5 e4g6 e4h7");
}

TEST(RuleM5, ATowerThatCanMoveMust) {
    const Position helmut = position("o1pky1gn/5r2/b7/1K6/G7/4B3/8/N1RY1P1O b N");
    const Position steve = after(helmut, "a1a3");
    EXPECT_EQ(turn(steve), "g B");
    EXPECT_EQ(moves(steve), "a6a5");
    EXPECT_EQ(why(steve, "a6a6"), "M5 NotMoved b a6");
}

TEST(RuleM6, ABlockedTowerPassesTheTurnByItsSquare) {
    EXPECT_EQ(events(position(figure_4), "a2a6"),
              (Lines{"M2 moved N a2a6", "M6 blocked g g6", "M6 turn black Y by g6"}));
}

TEST(RuleM6, ABlockedTowerMayPassTheTurnToABlockedTower) {
    EXPECT_EQ(
        events(position(figure_5), "d2d7"),
        (Lines{"M2 moved B d2d7", "M6 blocked g f7", "M6 blocked Y h6", "M6 turn gold B by h6"}));
}

TEST(RuleM6, TheSameTowerMayBeBlockedTurnAfterTurn) {
    EXPECT_EQ(events(after(position(figure_5), "d2d7"), "b6b3"),
              (Lines{"M2 moved b b6b3", "M6 blocked Y h6", "M6 turn gold B by h6"}));
}

TEST(RuleM6, AZeroLengthMoveLeavesTheBoardAsItWas) {
    const Position before = position(figure_4);
    Board board = before.board();
    board.relocate(tower('N'), square("a6"));
    EXPECT_EQ(after(before, "a2a6").board(), board);
}

TEST(RuleM6, TheEdgeOfTheBoardBlocksToo) {
    EXPECT_EQ(events(set_up("ke7 Pa6 oa7 pb7", "g K"), "e7e6"),
              (Lines{"M2 moved k e7e6", "M6 blocked P a6", "M6 turn gold G by a6"}));
}

TEST(RuleM6, OwnTowersBlockAsWellAsTheEnemys) {
    EXPECT_EQ(events(set_up("ke7 Pa6 Ra7 Bb7", "g K"), "e7e6"),
              (Lines{"M2 moved k e7e6", "M6 blocked P a6", "M6 turn gold G by a6"}));
}

TEST(RuleM6, OneFreeSquareAheadIsEnoughNotToBeBlocked) {
    const Position narrow = after(set_up("ke7 Pb6 ob7 pa7", "g K"), "e7e6");
    EXPECT_EQ(turn(narrow), "b P");
    EXPECT_EQ(moves(narrow), "b6c7 b6d8");
}

TEST(RuleM7, TheFirstTowerOnTheEnemyHomeRowWinsTheRound) {
    const Position won = after(position(figure_4), "a2a6 h5h8");
    EXPECT_TRUE(won.is_over());
    EXPECT_EQ(end(won), "home row Y");
    EXPECT_EQ(won.end()->winner(), Player::Black);
}

TEST(RuleM7, AfterTheEndNobodyMoves) {
    const Position won = after(position(figure_4), "a2a6 h5h8");
    EXPECT_EQ(moves(won), "");
    EXPECT_EQ(count_moves(won), 0);
    EXPECT_EQ(why(won, "a1a2"), "M7 RoundIsOver");
}

TEST(RuleM7, GoldWinsOnRankOne) {
    const Position won = after(position(figure_5), "d2d7 b6b3 b3d1");
    EXPECT_EQ(end(won), "home row b");
    EXPECT_EQ(won.end()->winner(), Player::Gold);
}

TEST(RuleM8, WhoMadeTheLastRealMoveLosesTheDeadlock) {
    EXPECT_EQ(events(after(position(figure_6), "a7a6"), "a3b4"),
              (Lines{"M2 moved G a3b4", "M6 blocked r f5", "M6 blocked G b4",
                     "M8 deadlock lost by black"}));
}

TEST(RuleM8, TheRingGoesToTheTowerNamedByTheLastRealMove) {
    const Position stuck = after(position(figure_6), "a7a6 a3b4");
    EXPECT_EQ(end(stuck), "deadlock r");
    EXPECT_EQ(stuck.end()->winner(), Player::Gold);
    EXPECT_EQ(moves(stuck), "");
}

TEST(RuleM8, ABlockedChainThatEndsIsNoDeadlock) {
    EXPECT_FALSE(after(position(figure_5), "d2d7").is_over());
}

/// How many zero-length moves follow a move.
std::size_t blocked_after(Position position, std::string_view move) {
    BlockedChain chain;
    position.play(move_of(position, move), chain);
    return chain.size();
}

TEST(RuleM8, FourSixOrMoreTowersMayBeStuckTogether) {
    struct Case {
        std::string_view position;
        std::string_view move;
        std::size_t stuck;
    };
    for (const Case& ring : {Case{"8/8/8/nyPbk*3/op1RG3/N1g1B*3/OKrY4/8 b O", "a2c4", 4},
                             Case{"8/8/8/o**OpR4/gNnb4/Grky4/PYKB4/8 b B", "d2e3", 6},
                             Case{"8/8/8/bgGk4/r**PNn4/YyRO4/pKoB**4/8 b B", "d2e3", 8}}) {
        const Position before = position(ring.position);
        EXPECT_EQ(blocked_after(before, ring.move), ring.stuck);
        EXPECT_EQ(after(before, ring.move).end()->reason, EndReason::Deadlock);
        EXPECT_EQ(after(before, ring.move).end()->winner(), Player::Gold);
    }
}

TEST(RuleM8, TheFirstBlockedTowerNeedNotBePartOfTheRing) {
    // Orange, purple, green, and from its purple square back to purple.
    EXPECT_EQ(events(position("8/8/8/Koy5/krPBG3/1bNgn3/1RO*Yp3/8 b G"), "e4d5"),
              (Lines{"M2 moved G e4d5", "M6 blocked o b5", "M6 blocked P c4", "M6 blocked g d3",
                     "M8 deadlock lost by black"}));
}

} // namespace
} // namespace kamisado::test
