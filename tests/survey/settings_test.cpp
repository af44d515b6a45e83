#include "survey/rings.h"
#include "survey/settings.h"

#include <gtest/gtest.h>

namespace kamisado::survey {

namespace {

TEST(SurveySettings, AreReadAsTheyAreWritten) {
    Settings settings{.list = ListKind::Enumerated,
                      .seed = 18'446'744'073'709'551'615U,
                      .files = "cdef",
                      .from = 5,
                      .count = 7,
                      .rings = "N*,g**",
                      .distance = true,
                      .nodes = 12,
                      .hash_megabytes = 3,
                      .symmetry = false,
                      .block = 2};
    EXPECT_EQ(read_settings(write_settings(settings)), settings);
    settings.rings.clear();
    settings.random_rings = 4;
    EXPECT_EQ(read_settings(write_settings(settings)), settings);
    EXPECT_EQ(read_settings(write_settings({})), Settings{});
}

TEST(SurveySettings, RubbishIsRefused) {
    EXPECT_EQ(read_settings("seed x\n").error(), "\"seed x\" is no setting of a survey");
    EXPECT_EQ(read_settings("seed -1\n").error(), "\"seed -1\" is no setting of a survey");
    EXPECT_EQ(read_settings("colour red\n").error(), "\"colour red\" is no setting of a survey");
    EXPECT_EQ(read_settings("seed\n").error(), "\"seed\" is no setting of a survey");
    EXPECT_EQ(read_settings("count 0\n").error(), "count is 0: there is nothing to survey");
}

TEST(SurveySettings, WhatCannotBeSurveyedIsSaid) {
    EXPECT_EQ(fault_of({}), std::nullopt);
    EXPECT_EQ(fault_of({.list = ListKind::Enumerated, .files = "de", .from = 3, .count = 2}),
              "from 3 and count 2 go beyond the 4 line-ups that there are");
    EXPECT_EQ(fault_of({.rings = "N*", .random_rings = 1}),
              "rings and random-rings exclude each other");
    EXPECT_EQ(fault_of({.count = 100'000'000'000'000U}),
              "count 100000000000000 makes more than 1000000000 blocks: let --block be larger");
    EXPECT_EQ(fault_of({.block = 0}), "block: 1 to 1000000 line-ups");
}

TEST(SurveySettings, WhatDiffersIsNamed) {
    EXPECT_EQ(difference({}, {}), "");
    EXPECT_EQ(difference({.seed = 1, .distance = true}, {.seed = 2}),
              "seed is 1 there and 2 here, distance is yes there and no here");
}

TEST(Rings, AreRead) {
    const auto rings = read_rings("N*,g**");
    ASSERT_TRUE(rings);
    const Board board = with_rings(Board::first(), *rings);
    EXPECT_EQ(board.rings_of({Player::Black, Colour::Brown}), 1);
    EXPECT_EQ(board.rings_of({Player::Gold, Colour::Green}), 2);
    EXPECT_EQ(board.ring_points(Player::Black), 1);
    EXPECT_EQ(board.ring_points(Player::Gold), 3);
    EXPECT_TRUE(read_rings("")->empty());
}

TEST(Rings, WrongOnesAreNamed) {
    EXPECT_TRUE(read_rings("X*").error().starts_with("\"X*\" does not begin with a tower's"));
    EXPECT_TRUE(read_rings("N*,").error().starts_with("\"\" does not begin with a tower's"));
    EXPECT_EQ(read_rings("N").error(), "\"N\" has not one to three * for its rings");
    EXPECT_EQ(read_rings("N****").error(), "\"N****\" has not one to three * for its rings");
    EXPECT_EQ(read_rings("N*x").error(), "\"N*x\" has not one to three * for its rings");
    EXPECT_EQ(read_rings("N*,N**").error(), "tower N is named twice");
    EXPECT_EQ(read_rings("n***,g***,r*").error(),
              "the rings of gold are worth 15 points, and a match is over before 15");
}

TEST(Rings, ByChanceAreAsManyAsAskedForAndLegal) {
    for (std::uint64_t nth = 0; nth < 200; ++nth) {
        const int wanted = static_cast<int>(nth % (most_random_rings + 1));
        const Board board = with_random_rings(Board::first(), wanted, 1, nth);
        EXPECT_EQ(board, with_random_rings(Board::first(), wanted, 1, nth));
        for (const Player player : all_players) {
            int rings = 0;
            for (const Colour colour : all_colours) {
                rings += board.rings_of({player, colour});
            }
            EXPECT_EQ(rings, wanted);
            EXPECT_LE(board.ring_points(player), 14);
        }
    }
    EXPECT_NE(with_random_rings(Board::first(), 4, 1, 0),
              with_random_rings(Board::first(), 4, 1, 1));
}

} // namespace

} // namespace kamisado::survey
