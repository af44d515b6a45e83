#include "notation/position_text.h"

#include <gtest/gtest.h>

namespace kamisado {
namespace {

constexpr std::string_view first = "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -";

TEST(PositionText, TheFirstPosition) {
    EXPECT_EQ(write_position(Position::first()), first);
    EXPECT_EQ(read_position(first), Position::first());
}

TEST(PositionText, ReadsAndWritesBackTheExamplesOfTheSpecification) {
    for (const std::string_view text :
         {first, std::string_view("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O"),
          std::string_view("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -"),
          std::string_view("p3r1n1/7o*/3y***3B/1b**1O2k**1/1Y*1N**1g2/2K*G*4/4P2R**/8 b R")}) {
        const auto position = read_position(text);
        ASSERT_TRUE(position) << message(position.error());
        EXPECT_EQ(write_position(*position), text);
    }
}

TEST(PositionText, TheTowerToMoveMayBeInEitherCaseAndIsWrittenUpperCase) {
    const auto position = read_position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g o");
    ASSERT_TRUE(position);
    EXPECT_TRUE(write_position(*position).ends_with(" g O"));
}

TEST(PositionText, NeighbouringDigitsAddUp) {
    EXPECT_EQ(read_position("obpkyrgn/44/8/8/8/8/1151/NGRYKPBO b -"), Position::first());
}

TEST(PositionText, AFinishedRoundIsABoardButNoPositionToPlay) {
    constexpr std::string_view finished = "P3yrg1/7G/3kY3/1oR1K2n/7O/1b6/p7/N5B1 - -";
    const auto running = read_position(finished);
    ASSERT_FALSE(running);
    EXPECT_EQ(name_of(running.error().id), "position.round-is-over");
    const auto any = read_any_position(finished);
    ASSERT_TRUE(any);
    EXPECT_FALSE(any->is_running());
    EXPECT_EQ(write_setup(any->setup), finished);
    EXPECT_TRUE(read_any_position("8/5gB1/b7/Ryok1r2/NG2KnP1/1p6/3Y3O/8 - -")) << "deadlock";
    const auto unfinished = read_any_position("obpkyrgn/8/8/8/8/8/8/NGRYKPBO - -");
    ASSERT_FALSE(unfinished);
    EXPECT_EQ(name_of(unfinished.error().id), "position.round-is-not-over");
    EXPECT_EQ(unfinished.error().place.column, 31);
}

struct BadPosition {
    std::string_view text;
    std::string_view id;
    int column;
};

void PrintTo(const BadPosition& bad, std::ostream* out) { *out << bad.text; }

class BadPositions : public testing::TestWithParam<BadPosition> {};

TEST_P(BadPositions, AreRefusedWithANameAndAPlace) {
    const auto position = read_position(GetParam().text);
    ASSERT_FALSE(position);
    EXPECT_EQ(name_of(position.error().id), GetParam().id);
    EXPECT_EQ(position.error().place.line, 1);
    EXPECT_EQ(position.error().place.column, GetParam().column);
    EXPECT_EQ(message(position.error()).find('{'), std::string::npos);
    EXPECT_EQ(message(position.error()).find('?'), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    EachKind, BadPositions,
    testing::Values(
        BadPosition{"", "position.fields", 1},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO b", "position.fields", 1},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO b - ", "position.fields", 1},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO  b -", "position.fields", 1},
        BadPosition{"obpkyrgn/8/8/8/8/8/NGRYKPBO b -", "position.ranks", 1},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRXKPBO b -", "position.character", 25},
        BadPosition{"obpkyrgn/9/8/8/8/8/8/NGRYKPBO b -", "position.character", 10},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO1 b -", "position.rank-too-long", 30},
        BadPosition{"obpkyrgn/8/8/8/8/8/7/NGRYKPBO b -", "position.rank-too-short", 21},
        BadPosition{"obpkyrgn/8*/8/8/8/8/8/NGRYKPBO b -", "position.ring-without-tower", 11},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO B -", "position.player", 31},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO b x", "position.tower", 33},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKP1O b -", "position.tower-missing", 1},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPOO b -", "position.tower-twice", 29},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPB****O b -", "position.too-many-rings", 28},
        BadPosition{"o***b***p*kyrgn/8/8/8/8/8/8/NGRYKPBO b -", "position.too-many-ring-points", 1},
        BadPosition{"N3yrg1/7G/3kY3/1oR1K2n/7O/1b6/p7/4P1B1 b P", "position.on-enemy-home-row", 1},
        BadPosition{"N3yrP1/7G/3kY3/1oR1K2n/7O/1b6/p7/5gB1 - -", "position.two-on-enemy-home-rows",
                    5},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO - -", "position.round-is-over", 31},
        BadPosition{"obpkyrgn/8/8/8/8/8/8/NGRYKPBO - N", "position.tower-without-player", 33},
        BadPosition{"obpkyrgn/8/8/8/8/8/N7/1GRYKPBO b -", "position.free-choice-after-start", 34},
        BadPosition{"8/b4gB1/8/Ryok1r2/NG2KnP1/1p6/3Y3O/8 g R", "position.tower-cannot-move", 40}));

} // namespace
} // namespace kamisado
