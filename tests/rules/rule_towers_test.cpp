// Which tower moves: T1 and T2.
#include "rules/helpers.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

int moves_from(const Position& position, Square from) {
    int count = 0;
    for (const Move move : legal_moves(position)) {
        count += move.from() == from ? 1 : 0;
    }
    return count;
}

TEST(RuleT1, TheFirstMoveOfAMatchIsMadeWithAnyTower) {
    const Position first = Position::first();
    EXPECT_TRUE(first.is_free_choice());
    for (const Colour colour : all_colours) {
        EXPECT_GE(moves_from(first, home_square(Player::Black, colour)), 12);
    }
    EXPECT_EQ(legal_moves(first).size(), 102U);
}

TEST(RuleT1, BlackMakesTheFirstMoveOfAMatch) { EXPECT_EQ(turn(Position::first()), "b -"); }

TEST(RuleT1, TheFirstMoveOfALaterRoundIsMadeWithAnyTower) {
    const Position round_2 = position("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -");
    for (int file = 0; file < board_size; ++file) {
        EXPECT_GE(moves_from(round_2, Square(file, 7)), 12);
    }
}

TEST(RuleT1, OnlyTheFirstMoveIsAFreeChoice) {
    for (const Move move : legal_moves(Position::first())) {
        EXPECT_FALSE(Position::first().after(move).is_free_choice());
    }
}

TEST(RuleT1, AnEnemyTowerOrAnEmptySquareIsNoChoice) {
    EXPECT_EQ(why(Position::first(), "a8a7"), "T1 NotYourTower o a8");
    EXPECT_EQ(why(Position::first(), "a4a5"), "T1 NoTower a4");
}

TEST(RuleT2, TheSquareWhereTheLastMoveEndedNamesTheTower) {
    for (const Move move : legal_moves(Position::first())) {
        const Position next = Position::first().after(move);
        EXPECT_EQ(next.tower_to_move(), (Tower{Player::Gold, colour_of(move.to())}));
    }
}

TEST(RuleT2, OnlyTheNamedTowerMoves) {
    const Position named = after(Position::first(), "c1c5");
    EXPECT_EQ(turn(named), "g B");
    EXPECT_EQ(moves(named), "b8a7 b8b2 b8b3 b8b4 b8b5 b8b6 b8b7 b8c7 b8d6 b8e5 b8f4 b8g3 b8h2");
    EXPECT_EQ(why(named, "c8c6"), "T2 AnotherTowerMoves b b8");
}

TEST(RuleT2, TheTowerThatJustMovedMayBeNamedAgain) {
    const Position twice = after(set_up("Ke4", "b K"), "e4e5 h8h3 b1e4 a8a5");
    EXPECT_EQ(twice.tower_to_move(), tower('K'));
    EXPECT_EQ(twice.board().square_of(tower('K')), square("e5"));
}

} // namespace
} // namespace kamisado::test
