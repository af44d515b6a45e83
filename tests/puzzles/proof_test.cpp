#include "puzzles/grade.h"
#include "puzzles/proof.h"
#include "puzzles/puzzle_id.h"
#include "puzzles/puzzle_text.h"
#include "puzzles/study.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

namespace kamisado::tests {

namespace {

Puzzle puzzle_from(const std::string& line) {
    return read_puzzles("Kamisado puzzles 1\n" + line + "\n")->front();
}

Puzzle sound_puzzle() {
    return puzzle_from("pd5zv win 2 single 1 | 3nb1y1/1p6/3O1g2/1B6/2G3ro/k6K/5NP1/R3Y3 g G | f6f4 "
                       "| b5c6, h4g3, h3h8");
}

Puzzle sumo_puzzle() {
    return puzzle_from("m7i4g sumo 3 long 2 | k*1nrg2o/6b1/p6G/NO*6/5yB*1/8/8/1RKYP3 g K | a8b7 | "
                       "b5b6, b7g2, b6b8");
}

/// Defends for several moves.
Puzzle long_puzzle() {
    return puzzle_from("2jnub win 6 standard 1 | 2n1o1b1/gpPO4/8/8/8/1R1r1k1y*/8/K3BGYN b G | f1e2 "
                       "| a7e3, b3d5, e8e5, h1g2, e5h2, d5f7, e3c1");
}

std::optional<PuzzleFlaw> flaw(const Puzzle& puzzle, SearchLimits limits = {}) {
    Solver solver({.table_bytes = std::size_t{4} << 20U});
    return flaw_of(puzzle, solver, limits);
}

PuzzleFlaw at_first(PuzzleFault fault) { return {.fault = fault, .step = 0}; }

} // namespace

TEST(PuzzleProof, FindsNothingWrongWithSoundPuzzles) {
    EXPECT_EQ(flaw(sound_puzzle()), std::nullopt);
    EXPECT_EQ(flaw(sumo_puzzle()), std::nullopt);
}

TEST(PuzzleProof, EndsWithWhoeverSolvesIt) {
    Puzzle puzzle = sound_puzzle();
    puzzle.solution.pop_back();
    EXPECT_EQ(flaw(puzzle), (PuzzleFlaw{.fault = PuzzleFault::WrongTurn, .step = 1}));
    puzzle.solution.clear();
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::WrongTurn));
}

TEST(PuzzleProof, ReachesTheAim) {
    Puzzle puzzle = sound_puzzle();
    const Position position = match_at_question(puzzle).position();
    const MoveList moves = legal_moves(position);
    const Move right = std::get<Move>(puzzle.solution.front());
    puzzle.solution = {*std::ranges::find_if(moves, [&](Move move) { return move != right; })};
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::NotReached));
}

TEST(PuzzleProof, HasOneSolution) {
    Puzzle puzzle = sumo_puzzle();
    puzzle.points = 1; // any win will do now
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::SecondSolution));
}

TEST(PuzzleProof, DefendsPerfectly) {
    Puzzle puzzle = long_puzzle();
    Solver solver;
    const Study studied = *study(puzzle, solver, {});
    const auto& answers = studied[1].alternatives;
    const auto weak = std::ranges::find(answers, false, &Alternative::is_right);
    ASSERT_NE(weak, answers.end());
    Match match = match_at_question(puzzle);
    ASSERT_TRUE(match.decide(puzzle.solution.front()));
    ASSERT_TRUE(match.decide(weak->decision));
    puzzle.solution = {puzzle.solution.front(), weak->decision, legal_moves(match.position())[0]};
    EXPECT_EQ(flaw(puzzle), (PuzzleFlaw{.fault = PuzzleFault::WeakDefence, .step = 1}));
}

TEST(PuzzleProof, LeavesAChoice) {
    Puzzle puzzle =
        puzzle_from("00000 win 1 single 1 | 1obpkyrg/N7/n7/8/8/8/8/1GRYKPBO b N | - | a7a8");
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::NoChoice));
}

TEST(PuzzleProof, IsAboutItsTheme) {
    for (const Theme theme :
         {Theme::Hold, Theme::Deadlock, Theme::Push, Theme::Fill, Theme::Sumo}) {
        Puzzle puzzle = sound_puzzle();
        puzzle.theme = theme;
        EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::OffTheme)) << name_of(theme);
    }
    Puzzle puzzle = sumo_puzzle();
    puzzle.theme = Theme::Win;
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::OffTheme));
}

TEST(PuzzleProof, HasTheGradeAndTheIdThatFollow) {
    Puzzle puzzle = sound_puzzle();
    ++puzzle.grade;
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::WrongGrade));
    puzzle = sound_puzzle();
    puzzle.id = "00000";
    EXPECT_EQ(flaw(puzzle), at_first(PuzzleFault::WrongId));
}

TEST(PuzzleProof, SaysSoWhenItWasNotProved) {
    EXPECT_EQ(flaw(long_puzzle(), {.nodes = 1}), at_first(PuzzleFault::Unproved));
}

} // namespace kamisado::tests
