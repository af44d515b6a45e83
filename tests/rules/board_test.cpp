// The painted board, the towers on it and the names of its colours.
#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"
#include "rules/helpers.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace kamisado::test {
namespace {

TEST(Board, IsPaintedAsInTheRulebook) {
    const std::array<std::string_view, 8> rows{"Orange Blue Purple Pink Yellow Red Green Brown",
                                               "Red Orange Pink Green Blue Yellow Brown Purple",
                                               "Green Pink Orange Red Purple Brown Yellow Blue",
                                               "Pink Purple Blue Orange Brown Green Red Yellow",
                                               "Yellow Red Green Brown Orange Blue Purple Pink",
                                               "Blue Yellow Brown Purple Red Orange Pink Green",
                                               "Purple Brown Yellow Blue Green Pink Orange Red",
                                               "Brown Green Red Yellow Pink Purple Blue Orange"};
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        const auto row = words_of(rows.at(static_cast<std::size_t>(7 - square.rank())));
        EXPECT_EQ(name_of(colour_of(square), Language::English),
                  row.at(static_cast<std::size_t>(square.file())))
            << name_of(square);
    }
}

TEST(Board, EveryRankAndFileHasEveryColourOnce) {
    for (int line = 0; line < board_size; ++line) {
        std::set<Colour> rank;
        std::set<Colour> file;
        for (int step = 0; step < board_size; ++step) {
            rank.insert(colour_of(Square(step, line)));
            file.insert(colour_of(Square(line, step)));
        }
        EXPECT_EQ(rank.size(), 8U);
        EXPECT_EQ(file.size(), 8U);
    }
}

TEST(Board, OrangeLiesAtEachPlayersRight) {
    EXPECT_EQ(colour_of(square("h1")), Colour::Orange);
    EXPECT_EQ(colour_of(square("a8")), Colour::Orange);
    EXPECT_EQ(colour_of(square("a1")), Colour::Brown);
    EXPECT_EQ(colour_of(square("h8")), Colour::Brown);
}

TEST(Board, TowersStartOnTheirOwnColour) {
    const Board first = Board::first();
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Square home = home_square(player, colour);
            EXPECT_EQ(home.rank(), home_rank(player));
            EXPECT_EQ(colour_of(home), colour);
            EXPECT_EQ(first.tower_on(home), (Tower{player, colour}));
            EXPECT_EQ(first.square_of({player, colour}), home);
            EXPECT_EQ(first.rings_of({player, colour}), 0);
        }
    }
    EXPECT_TRUE(first.all_at_home());
}

TEST(Board, AnEmptySquareHasNoTower) {
    EXPECT_EQ(Board::first().tower_on(square("e4")), std::nullopt);
}

TEST(Board, ARelocatedTowerLeavesItsSquareAndKeepsItsRings) {
    Board board = set_up("K**e4", "b K").board();
    board.relocate(tower('K'), square("f5"));
    EXPECT_EQ(board.tower_on(square("e4")), std::nullopt);
    EXPECT_EQ(board.tower_on(square("f5")), tower('K'));
    EXPECT_EQ(board.rings_of(tower('K')), 2);
    EXPECT_EQ(board.occupied().size(), 16);
    EXPECT_FALSE(board.all_at_home());
}

TEST(Board, RingsStopAtThree) {
    Board board = Board::first();
    for (const int rings : {1, 2, 3, 3}) {
        board.add_ring(tower('r'));
        EXPECT_EQ(board.rings_of(tower('r')), rings);
    }
    EXPECT_EQ(board.square_of(tower('r')), square("f8"));
}

TEST(Board, RingPointsAreOneThreeAndSeven) {
    const Board board = set_up("K*e1 N**a1 G***b1 r***f8", "b K").board();
    EXPECT_EQ(board.ring_points(Player::Black), 11);
    EXPECT_EQ(board.ring_points(Player::Gold), 7);
}

TEST(Board, ASetupGoesThereAndBack) {
    for (const Position& position : random_positions(200)) {
        EXPECT_EQ(Board::from(position.board().to_setup()), position.board());
        EXPECT_EQ(Position::from(position.to_setup()), position);
    }
}

TEST(Board, ALineUpIsFilledFromFileAToFileH) {
    PerPlayer<Board::HomeRow> rows;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            rows[player][index_of(colour)] = {.tower = {player, colour}, .rings = 1};
        }
    }
    EXPECT_EQ(write_line_up(Board::line_up(rows)), "n*g*r*y*k*p*b*o*/N*G*R*Y*K*P*B*O*");
}

TEST(ColourNames, AreThoseOfTheThreeRulebooks) {
    struct Names {
        std::string_view english;
        std::string_view german;
        std::string_view french;
        std::string_view kanji;
    };
    constexpr PerColour<Names> expected{{{{"Brown", "Braun", "Marron", "茶"},
                                          {"Green", "Grün", "Vert", "緑"},
                                          {"Red", "Rot", "Rouge", "赤"},
                                          {"Yellow", "Gelb", "Jaune", "黄"},
                                          {"Pink", "Rosa", "Rose", "桃"},
                                          {"Purple", "Lila", "Violet", "紫"},
                                          {"Blue", "Blau", "Bleu", "青"},
                                          {"Orange", "Orange", "Orange", "橙"}}}};
    for (const Colour colour : all_colours) {
        EXPECT_EQ(name_of(colour, Language::English), expected[colour].english);
        EXPECT_EQ(name_of(colour, Language::German), expected[colour].german);
        EXPECT_EQ(name_of(colour, Language::French), expected[colour].french);
        EXPECT_EQ(kanji_of(colour), expected[colour].kanji);
    }
}

} // namespace
} // namespace kamisado::test
