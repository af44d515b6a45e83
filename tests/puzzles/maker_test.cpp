#include "puzzles/likeness.h"
#include "puzzles/maker.h"
#include "puzzles/proof.h"
#include "puzzles/puzzle_id.h"
#include "puzzles/turned.h"
#include "rules/symmetry.h"

#include <gtest/gtest.h>

namespace kamisado::tests {

namespace {

std::vector<Puzzle> some_deadlocks(int threads, std::uint64_t seed = 1) {
    return make_puzzles({.seed = seed,
                         .counts = {{Theme::Deadlock, 3}},
                         .threads = threads,
                         .most_rounds = 128,
                         .progress = {}});
}

} // namespace

TEST(PuzzleMaker, MakesTheSameWithAnyNumberOfThreads) {
    const auto puzzles = some_deadlocks(1);
    EXPECT_EQ(puzzles.size(), 3U);
    EXPECT_EQ(puzzles, some_deadlocks(2));
    EXPECT_NE(puzzles, some_deadlocks(1, 2));
}

TEST(PuzzleMaker, MakesSoundPuzzles) {
    Solver solver({.table_bytes = std::size_t{4} << 20U});
    for (const Puzzle& puzzle : some_deadlocks(1)) {
        EXPECT_EQ(flaw_of(puzzle, solver), std::nullopt) << puzzle.id;
        EXPECT_EQ(flaw_of(half_turned(puzzle), solver), std::nullopt) << puzzle.id;
    }
}

TEST(PuzzleLikeness, SeesThroughSymmetries) {
    const auto puzzles = some_deadlocks(1);
    EXPECT_EQ(differences(puzzles[0], puzzles[0]), 0);
    EXPECT_EQ(differences(puzzles[0], half_turned(puzzles[0])), 0);
    EXPECT_GE(differences(puzzles[0], puzzles[1]), fewest_differences);
    EXPECT_NE(half_turned(puzzles[0]).id, puzzles[0].id);
}

} // namespace kamisado::tests
