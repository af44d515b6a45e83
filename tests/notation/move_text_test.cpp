#include "notation/position_text.h"
#include "notation/spelling.h"
#include "notation/turn_reader.h"
#include "rules/moves.h"
#include "words/sentence.h"

#include <gtest/gtest.h>

namespace kamisado {
namespace {

Position position_of(std::string_view text) {
    const auto position = read_position(text);
    EXPECT_TRUE(position) << message(position.error());
    return position ? *position : Position::first();
}

// Black's purple tower reaches the far row in figure 7.
const Position& figure_7() {
    static const Position position = position_of("4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P");
    return position;
}

Move move_of(const Position& position, std::string_view text, Language language = {}) {
    const auto move = read_move(position, text, language);
    EXPECT_TRUE(move) << message(move.error());
    return move.value_or(Move());
}

std::string written(const Position& position, Move move, Style style) {
    return write_turn(turns_of(position, move).front(), style);
}

TEST(MoveText, EverySpellingOfTheSameMove) {
    const Move move = move_of(figure_7(), "f3a8");
    for (const std::string_view text : {"F3A8", "PL5O", "pl5o", "P↖5O", "p↖️5o", "P↖︎5O",
                                        "Purple Left 5 Orange", "PURPLE LEFT 5 ORANGE"}) {
        EXPECT_EQ(move_of(figure_7(), text), move) << text;
    }
    EXPECT_EQ(move_of(figure_7(), "Lila Links 5 Orange", Language::German), move);
    EXPECT_EQ(move_of(figure_7(), "violet gauche 5 orange", Language::French), move);
}

TEST(MoveText, WritesEverySpelling) {
    const Move move = move_of(figure_7(), "f3a8");
    EXPECT_EQ(written(figure_7(), move, {Spelling::Coordinates, {}}), "f3a8");
    EXPECT_EQ(written(figure_7(), move, {Spelling::Ascii, {}}), "PL5O");
    EXPECT_EQ(written(figure_7(), move, {Spelling::Symbols, {}}), "P↖5O");
    EXPECT_EQ(written(figure_7(), move, {Spelling::Words, Language::English}),
              "Purple Left 5 Orange");
    EXPECT_EQ(written(figure_7(), move, {Spelling::Words, Language::German}),
              "Lila Links 5 Orange");
    EXPECT_EQ(written(figure_7(), move, {Spelling::Words, Language::French}),
              "Violet Gauche 5 Orange");
}

TEST(MoveText, HelpNamesSpellingsThatAreRead) {
    const Move move = move_of(Position::first(), "e1e4");
    for (const Language language : all_languages) {
        const std::string help = Sentence({.language = language}).in("line.help.spellings");
        for (const Spelling spelling : all_spellings) {
            const std::string example = written(Position::first(), move, {spelling, language});
            EXPECT_TRUE(help.contains(example)) << example << " is not in: " << help;
            EXPECT_EQ(move_of(Position::first(), example, language), move);
        }
    }
}

TEST(MoveText, GoldsTowersAreLowerCaseAndGoldsLeftIsTheOtherWay) {
    const Position position = Position::first().after(
        *find_move(Position::first(), Square(0, 0), Square(0, 4))); // pink must answer
    EXPECT_EQ(move_of(position, "kL2N"), Move(Square(3, 7), Square(5, 5)));
    EXPECT_EQ(written(position, Move(Square(3, 7), Square(5, 5)), {}), "kL2N");
}

TEST(MoveText, GermanAndFrenchWordsMayLackTheirMarks) {
    const Position first = Position::first();
    const Move move(Square(1, 0), Square(1, 1));
    EXPECT_EQ(move_of(first, "GRÜN VOR 1 Braun", Language::German), move);
    EXPECT_EQ(move_of(first, "gruen vor 1 braun", Language::German), move);
    EXPECT_EQ(move_of(first, "Vert Avant 1 Marron", Language::French), move);
}

TEST(MoveText, APushTakesTwoEntriesNearestTowerFirst) {
    const Position position =
        position_of("p3r1n1/7o*/3y***3B/1b**1O3R**/1Y*1N**1gk**1/2K*G*4/4P3/8 g Y");
    const auto turns = turns_of(position, move_of(position, "d6d5"));
    ASSERT_GE(turns.size(), 2U);
    EXPECT_EQ(write_turn(turns[0], {}), "yF1O");
    EXPECT_EQ(turns[1].player, Player::Black);
    EXPECT_EQ(write_turn(turns[1], {}), "OB1N+NB1P+GB1B");
    EXPECT_EQ(write_turn(turns[1], {Spelling::Coordinates, {}}), "OB1N+NB1P+GB1B");
    EXPECT_EQ(write_turn(turns[1], {Spelling::Symbols, {}}), "O↓1N+N↓1P+G↓1B");
    EXPECT_EQ(write_turn(turns[1], {Spelling::Words, {}}),
              "Orange Back 1 Brown + Brown Back 1 Purple + Green Back 1 Blue");
}

TEST(MoveText, ABlockedTowerMovesZeroSquaresWithoutADirection) {
    const Position position = position_of("ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N");
    const auto turns = turns_of(position, move_of(position, "a2a6"));
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[1].player, Player::Gold);
    EXPECT_EQ(write_turn(turns[1], {}), "g0Y");
    EXPECT_EQ(write_turn(turns[1], {Spelling::Words, Language::German}), "Grün 0 Gelb");
}

struct BadMove {
    std::string_view text;
    std::string_view id;
};

void PrintTo(const BadMove& bad, std::ostream* out) { *out << bad.text; }

class BadMoves : public testing::TestWithParam<BadMove> {};

TEST_P(BadMoves, AreRefusedWithAName) {
    const auto move = read_move(figure_7(), GetParam().text);
    ASSERT_FALSE(move);
    EXPECT_EQ(name_of(move.error().id), GetParam().id);
    EXPECT_EQ(message(move.error()).find('?'), std::string::npos) << message(move.error());
}

INSTANTIATE_TEST_SUITE_P(
    EachKind, BadMoves,
    testing::Values(BadMove{"", "move.syntax"}, BadMove{"f3", "move.syntax"},
                    BadMove{"f3i9", "move.syntax"}, BadMove{"PL9O", "move.syntax"},
                    BadMove{"PL0O", "move.syntax"}, BadMove{"P5O", "move.syntax"},
                    BadMove{"Purple Left 5", "move.syntax"}, BadMove{"f3a8 f3a8", "move.syntax"},
                    BadMove{"lila links 5 orange", "move.syntax"},
                    BadMove{"PL5N", "move.wrong-square"}, BadMove{"PR4O", "move.off-board"},
                    BadMove{"NF1P", "move.another-tower"}, BadMove{"a1a2", "move.another-tower"},
                    BadMove{"c3c4", "move.no-tower"}, BadMove{"a2a1", "move.not-your-tower"},
                    BadMove{"f3f3", "move.not-moved"}, BadMove{"f3f2", "move.not-forwards"},
                    BadMove{"f3g5", "move.not-straight"}, BadMove{"f3f8", "move.occupied"},
                    BadMove{"P0O", "move.not-an-option"}, BadMove{"PB1O", "move.not-an-option"}));

} // namespace
} // namespace kamisado
