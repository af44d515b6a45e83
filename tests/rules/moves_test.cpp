// Lists, counts and single moves agree with each other.
#include "rules/helpers.h"
#include "rules/moves.h"
#include "rules/perft.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

TEST(Moves, ACountIsTheLengthOfTheList) {
    for (const Position& position : random_positions(2000)) {
        EXPECT_EQ(count_moves(position), static_cast<int>(legal_moves(position).size()));
    }
}

TEST(Moves, ARunningRoundAlwaysHasAMove) {
    for (const Position& position : random_positions(2000)) {
        for (const Move move : legal_moves(position)) {
            const Position next = position.after(move);
            EXPECT_EQ(next.is_over(), legal_moves(next).empty());
        }
    }
}

TEST(Moves, AMoveKeepsItsSquaresAndItsPushedTowers) {
    const Move move(square("h7"), square("h6"), 3);
    EXPECT_EQ(move.from(), square("h7"));
    EXPECT_EQ(move.to(), square("h6"));
    EXPECT_EQ(move.pushed(), 3);
    EXPECT_TRUE(move.is_push());
    EXPECT_FALSE(Move(square("a1"), square("a2")).is_push());
}

TEST(Moves, AFoundMoveKnowsHowManyItPushes) {
    EXPECT_EQ(find_move(set_up("K**e4 be5 ge6", "b K"), square("e4"), square("e5"))->pushed(), 2);
    EXPECT_EQ(find_move(set_up("K**e4", "b K"), square("e4"), square("e5"))->pushed(), 0);
    EXPECT_EQ(find_move(set_up("K**e4", "b K"), square("e4"), square("e8")), std::nullopt);
}

TEST(Perft, OfNoMovesIsOne) { EXPECT_EQ(perft(Position::first(), 0), 1U); }

TEST(Perft, OfAFinishedRoundIsNothing) {
    const Position won = after(set_up("Ke7 ya4", "b K"), "e7e8");
    EXPECT_EQ(perft(won, 1), 0U);
    EXPECT_EQ(perft(won, 2), 0U);
    EXPECT_EQ(perft(won, 3), 0U);
}

/// The same by plainly playing every move.
std::uint64_t played_perft(const Position& position, int depth) {
    std::uint64_t paths = depth == 0 ? 1 : 0;
    for (const Move move : depth == 0 ? MoveList() : legal_moves(position)) {
        paths += played_perft(position.after(move), depth - 1);
    }
    return paths;
}

TEST(Perft, CountsWhatPlayingWouldCount) {
    for (const Position& position : random_positions(500)) {
        EXPECT_EQ(perft(position, 2), played_perft(position, 2));
        EXPECT_EQ(perft(position, 3), played_perft(position, 3));
    }
}

} // namespace
} // namespace kamisado::test
