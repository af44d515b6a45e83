// The solver says what a search says that tries everything: thousands of positions, every move.
#include "notation/spelling.h"
#include "solver/aim.h"
#include "solver/plain_search.h"
#include "solver/random_rounds.h"
#include "solver/recent_expansions.h"
#include "solver/scale.h"
#include "solver/search.h"
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>

namespace kamisado::tests {

namespace {

constexpr int full_rounds = 3000;
constexpr SolverOptions small{.table_bytes = std::size_t{1} << 20U}; // entries are replaced

struct Seen {
    int positions = 0;
    int moves = 0;
    int wins = 0;
    int pushes = 0;
    int deadlocks = 0; ///< moves that end the round in one
    int dear = 0;      ///< positions in which more than a point is at stake
    int longest = 0;
};

Verdict verdict_of(const PlainResult& result, Player player) {
    return result.winner == player ? Verdict::Win : Verdict::Loss;
}

void compare_move(const Position& position, const MoveAnswer& answer, PlainSearch& plain,
                  Seen& seen) {
    const Player mover = position.to_move();
    const Position next = position.after(answer.move);
    const PlainResult expected = *plain.solve(next);
    const std::string move = write_coordinates(answer.move);
    EXPECT_EQ(answer.verdict, verdict_of(expected, mover)) << move;
    EXPECT_EQ(answer.distance, expected.distance + 1) << move;
    EXPECT_EQ(answer.points, expected.points[mover]) << move;
    ++seen.moves;
    seen.pushes += answer.move.is_push() ? 1 : 0;
    seen.deadlocks += next.is_over() && next.end()->reason == EndReason::Deadlock ? 1 : 0;
}

void compare(const Position& position, const PlainResult& expected, PlainSearch& plain,
             Solver& solver, Seen& seen) {
    const Player mover = position.to_move();
    const Answer answer = solver.solve(position, {.distance = true, .points = true});
    EXPECT_EQ(answer.verdict, verdict_of(expected, mover));
    EXPECT_EQ(answer.distance, expected.distance);
    EXPECT_EQ(answer.points, expected.points[mover]);

    const MoveList moves = legal_moves(position);
    ASSERT_EQ(answer.moves.size(), moves.size());
    for (std::size_t nth = 0; nth < moves.size(); ++nth) {
        EXPECT_EQ(answer.moves[nth].move, moves[nth]);
        compare_move(position, answer.moves[nth], plain, seen);
    }
    ++seen.positions;
    seen.wins += expected.winner == mover ? 1 : 0;
    seen.dear += expected.points[mover] > 1 || expected.points[mover] < -1 ? 1 : 0;
    seen.longest = std::max(seen.longest, expected.distance);
}

} // namespace

TEST(SolverAgreement, WithASearchThatTriesEverything) {
    Solver solver(small);
    Seen seen;
    const int rounds = scaled(full_rounds);
    for_late_positions(
        20261116, rounds,
        [&](const Position& position, const PlainResult& expected, PlainSearch& plain) {
            compare(position, expected, plain, solver, seen);
        });
    std::cout << seen.positions << " positions (" << seen.wins << " won, " << seen.dear
              << " for more than a point), " << seen.moves << " moves (" << seen.pushes
              << " pushes, " << seen.deadlocks << " deadlocks), the longest in " << seen.longest
              << "\n";
    EXPECT_GT(seen.positions, rounds);
    EXPECT_GT(seen.wins, rounds / 10);
    EXPECT_GT(seen.positions - seen.wins, rounds / 10);
    EXPECT_GT(seen.pushes, rounds / 20);
    EXPECT_GT(seen.deadlocks, rounds / 100);
    EXPECT_GT(seen.dear, rounds / 10);
}

/// On a newer processor the solver never runs the code that is for all of them.
TEST(SolverAgreement, WithTheInstructionsOfEveryProcessor) {
    for (const Instructions instructions : {Instructions::Portable, Instructions::Best}) {
        TranspositionTable table(small.table_bytes);
        RecentExpansions recent;
        const auto go_on = [](std::uint64_t /*searched*/) { return true; };
        for_late_positions(
            20, scaled(full_rounds / 4),
            [&](const Position& position, const PlainResult& expected, PlainSearch& /*plain*/) {
                if (position.is_free_choice()) {
                    return;
                }
                table.clear(); // another round may have other rings
                const auto wins = [&](Aim aim) {
                    Search search(table, recent, go_on, instructions);
                    const Verdict verdict = search.run(position, aim);
                    return position.to_move() == expected.winner ? verdict : opposite(verdict);
                };
                const int points = expected.points[expected.winner];
                const int rings = std::countr_zero(static_cast<unsigned>(points));
                EXPECT_EQ(wins(Aim()), Verdict::Win);
                EXPECT_EQ(wins(Aim::within(expected.winner, expected.distance)), Verdict::Win);
                if (expected.distance > 1) {
                    EXPECT_EQ(wins(Aim::within(expected.winner, expected.distance - 1)),
                              Verdict::Loss);
                }
                EXPECT_EQ(wins(Aim::with_rings(expected.winner, rings)), Verdict::Win);
                if (rings < most_rings(position.board(), expected.winner)) {
                    EXPECT_EQ(wins(Aim::with_rings(expected.winner, rings + 1)), Verdict::Loss);
                }
            });
    }
}

TEST(SolverAgreement, TheBestLineHasTheDistance) {
    Solver solver(small);
    for_late_positions(
        7, scaled(full_rounds / 4),
        [&](const Position& position, const PlainResult& expected, const PlainSearch& /*plain*/) {
            const auto line = solver.best_line(position);
            ASSERT_EQ(line.size(), static_cast<std::size_t>(expected.distance));
            Position end = position;
            for (const Move move : line) {
                ASSERT_EQ(find_move(end, move.from(), move.to()), move);
                end.play(move);
            }
            ASSERT_TRUE(end.is_over());
            EXPECT_EQ(end.end()->winner(), expected.winner);
        });
}

} // namespace kamisado::tests
