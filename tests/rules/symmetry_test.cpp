// The board's symmetries are exact: in its colours, its moves, its fills and its ends.
#include "rules/helpers.h"
#include "rules/moves.h"
#include "rules/perft.h"
#include "rules/symmetry.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

std::vector<Square> all_squares() {
    std::vector<Square> squares;
    for (int index = 0; index < square_count; ++index) {
        squares.push_back(Square::at(index));
    }
    return squares;
}

TEST(Symmetry, AHalfTurnMapsTheColoursOntoThemselves) {
    for (const Square square : all_squares()) {
        EXPECT_EQ(colour_of(half_turned(square)), colour_of(square));
        EXPECT_EQ(half_turned(half_turned(square)), square);
    }
}

TEST(Symmetry, AMirrorMapsTheColoursOntoThemselvesRenamed) {
    for (const Square square : all_squares()) {
        EXPECT_EQ(colour_of(mirrored(square)), mirrored(colour_of(square)));
        EXPECT_EQ(mirrored(mirrored(square)), square);
    }
}

TEST(Symmetry, AMirrorSwapsFourPairsOfColours) {
    EXPECT_EQ(mirrored(Colour::Brown), Colour::Orange);
    EXPECT_EQ(mirrored(Colour::Green), Colour::Blue);
    EXPECT_EQ(mirrored(Colour::Red), Colour::Purple);
    EXPECT_EQ(mirrored(Colour::Yellow), Colour::Pink);
    for (const Colour colour : all_colours) {
        EXPECT_EQ(mirrored(mirrored(colour)), colour);
    }
}

TEST(Symmetry, AQuarterTurnIsTheSameBoardRenamed) {
    for (const Square square : all_squares()) {
        EXPECT_EQ(colour_of(quarter_turned(square)), quarter_turned(colour_of(square)));
        EXPECT_EQ(quarter_turned(quarter_turned(square)), half_turned(square));
    }
}

TEST(Symmetry, AQuarterTurnSwapsFourOtherPairsOfColours) {
    EXPECT_EQ(quarter_turned(Colour::Brown), Colour::Orange);
    EXPECT_EQ(quarter_turned(Colour::Green), Colour::Red);
    EXPECT_EQ(quarter_turned(Colour::Yellow), Colour::Pink);
    EXPECT_EQ(quarter_turned(Colour::Purple), Colour::Blue);
    for (const Colour colour : all_colours) {
        EXPECT_EQ(quarter_turned(quarter_turned(colour)), colour);
    }
}

TEST(Symmetry, TurnedByAQuarterOrangeLiesAtEachPlayersLeft) {
    // The square of the usual board that comes to lie on a1 was on h1.
    EXPECT_EQ(quarter_turned(square("h1")), square("a1"));
    EXPECT_EQ(colour_of(square("h1")), Colour::Orange);
    EXPECT_EQ(quarter_turned(square("a8")), square("h8"));
    EXPECT_EQ(colour_of(square("a8")), Colour::Orange);
}

TEST(Symmetry, TheFirstPositionIsItsOwnMirror) {
    EXPECT_EQ(mirrored(Position::first()), Position::first());
    EXPECT_EQ(half_turned(Position::first()),
              Position::start_of_round(Board::first(), Player::Gold));
}

/// Whether playing and mapping come to the same, whichever is done first.
template <typename Map>
void expect_same_game(const Position& position, Map map) {
    const Position image = map(position);
    EXPECT_EQ(map(image), position);
    EXPECT_EQ(count_moves(image), count_moves(position));
    for (const Move move : legal_moves(position)) {
        const Move mapped = map(move);
        EXPECT_EQ(find_move(image, mapped.from(), mapped.to()), mapped);
        EXPECT_EQ(image.after(mapped), map(position.after(move)));
    }
}

std::vector<Position> many_positions() {
    std::vector<Position> positions = positions_of_random_play(20);
    for (const Position& position : random_positions(2000)) {
        positions.push_back(position);
    }
    return positions;
}

TEST(Symmetry, TheMirroredGameIsTheSameGame) {
    for (const Position& position : many_positions()) {
        expect_same_game(position, [](const auto& thing) { return mirrored(thing); });
    }
}

TEST(Symmetry, TheHalfTurnedGameIsTheSameGame) {
    for (const Position& position : many_positions()) {
        expect_same_game(position, [](const auto& thing) { return half_turned(thing); });
    }
}

TEST(Symmetry, MovePathsAreAsManyOnEitherSide) {
    for (const Position& position : random_positions(100)) {
        EXPECT_EQ(perft(mirrored(position), 3), perft(position, 3));
        EXPECT_EQ(perft(half_turned(position), 3), perft(position, 3));
    }
}

} // namespace
} // namespace kamisado::test
