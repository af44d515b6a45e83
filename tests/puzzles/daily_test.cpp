#include "puzzles/daily.h"

#include <gtest/gtest.h>

#include <set>

namespace kamisado {
namespace {

using namespace std::chrono;

std::size_t index_on(year_month_day date) { return daily_index(day_number(date), 366); }

TEST(DailyPuzzle, CountsDaysFrom1970) {
    EXPECT_EQ(day_number(1970y / January / 1), 0);
    EXPECT_EQ(day_number(2000y / February / 29), 11016);
    EXPECT_EQ(day_number(2026y / November / 16), 20773);
}

/// The examples of docs/puzzles.md; the page has a test with the same.
TEST(DailyPuzzle, IsTheSameForEveryone) {
    EXPECT_EQ(index_on(2026y / November / 16), 281);
    EXPECT_EQ(index_on(2026y / November / 17), 64);
    EXPECT_EQ(index_on(2028y / February / 29), 39);
}

TEST(DailyPuzzle, EveryOneComesOnce) {
    for (const std::size_t count : {1U, 2U, 149U, 151U, 298U, 366U}) {
        std::set<std::size_t> indices;
        for (int day = 20773; indices.size() < count && day < 20773 + 1000; ++day) {
            EXPECT_TRUE(indices.insert(daily_index(day, count)).second);
        }
        EXPECT_EQ(indices.size(), count);
    }
}

TEST(DailyPuzzle, GoesByTheOrderOfIds) {
    std::vector<Puzzle> puzzles(3);
    puzzles[0].id = "zzzzz";
    puzzles[1].id = "00000";
    puzzles[2].id = "a0000";
    EXPECT_EQ(daily_puzzle(puzzles, 0).id, "00000");
    EXPECT_EQ(daily_puzzle(puzzles, 1).id, "zzzzz");
    EXPECT_EQ(daily_puzzle(puzzles, 2).id, "a0000");
}

} // namespace
} // namespace kamisado
