#include "line_ups/balanced_line_ups.h"
#include "line_ups/random_line_ups.h"
#include "notation/position_text.h"
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace kamisado::tests {

namespace {

bool is_long() { return std::getenv("KAMISADO_LONG") != nullptr; } // NOLINT(concurrency-mt-unsafe)

Position challenge_from(const BalancedLineUp& line_up) {
    std::string text(line_up.rows);
    text.replace(text.find('/'), 1, "/8/8/8/8/8/8/");
    return read_position(text + " b -").value();
}

TEST(LineUps, AreAtHomeWithoutRings) {
    for (std::uint64_t nth = 0; nth < 50; ++nth) {
        for (const Board& board : {random_line_up(1, nth), balanced_line_up(1, nth)}) {
            EXPECT_TRUE(board.all_at_home());
            EXPECT_EQ(board.ring_points(Player::Black) + board.ring_points(Player::Gold), 0);
        }
        EXPECT_EQ(random_line_up(1, nth), random_line_up(1, nth));
        EXPECT_NE(random_line_up(1, nth), random_line_up(1, nth + 1));
        EXPECT_NE(random_line_up(1, nth), random_line_up(2, nth));
    }
}

TEST(BalancedLineUps, AreOfOneKindAndNoneComesTwice) {
    std::vector<std::string_view> rows;
    for (const BalancedLineUp& line_up : balanced_line_ups()) {
        EXPECT_TRUE(line_up.winning >= 1 && line_up.winning <= 8) << line_up.rows;
        EXPECT_TRUE(challenge_from(line_up).board().all_at_home()) << line_up.rows;
        rows.push_back(line_up.rows);
    }
    EXPECT_EQ(rows.size(), 117U);
    std::ranges::sort(rows);
    EXPECT_EQ(std::ranges::adjacent_find(rows), rows.end());
}

TEST(BalancedLineUps, AllComeBeforeOneComesAgain) {
    const std::size_t size = balanced_line_ups().size();
    std::vector<std::string> rows;
    for (std::size_t nth = 0; nth < size; ++nth) {
        rows.push_back(write_line_up(balanced_line_up(1, nth)));
    }
    std::ranges::sort(rows);
    EXPECT_EQ(std::ranges::adjacent_find(rows), rows.end());
}

/// A few are solved again in every run: all of them take a minute and more.
TEST(BalancedLineUps, HaveSoManyWinningFirstMoves) {
    const auto known = balanced_line_ups();
    const std::size_t step = is_long() ? 1 : 50;
    Solver solver;
    for (std::size_t nth = 0; nth < known.size(); nth += step) {
        const Answer answer = solver.solve(challenge_from(known[nth]));
        EXPECT_EQ(std::ranges::count(answer.moves, Verdict::Win, &MoveAnswer::verdict),
                  known[nth].winning)
            << known[nth].rows;
        EXPECT_EQ(std::ranges::count(answer.moves, Verdict::Unknown, &MoveAnswer::verdict), 0);
    }
}

} // namespace

} // namespace kamisado::tests
