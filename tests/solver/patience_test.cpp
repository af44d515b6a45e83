// What ends many questions together.
#include "notation/position_text.h"
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kamisado {
namespace {

const Position middle = *read_position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O");

TEST(Patience, CountsWhatAllQuestionsTake) {
    Patience patience;
    Solver solver({.patience = &patience});
    static_cast<void>(solver.solve(Position::first(), {}, {.nodes = 5'000}));
    static_cast<void>(solver.solve(Position::first(), {}, {.nodes = 5'000}));
    EXPECT_EQ(patience.nodes(), solver.nodes());
    patience.renew({.nodes = 6'000});
    for (int times = 0; times < 5; ++times) {
        static_cast<void>(solver.solve(Position::first(), {}, {.nodes = 5'000}));
    }
    EXPECT_GE(patience.nodes(), 6'000U);
    EXPECT_LE(patience.nodes(), 7'000U);
    EXPECT_TRUE(solver.is_out_of_patience());
}

/// Unlike Solver::stop(), also between two questions, and for all that follow.
TEST(Patience, OnceItHasEndedNothingIsFoundOut) {
    Patience patience;
    Solver solver({.patience = &patience});
    patience.end();
    const Answer answer = solver.solve(middle);
    EXPECT_EQ(answer.moves.size(), 7U);
    EXPECT_TRUE(std::ranges::all_of(
        answer.moves, [](const MoveAnswer& move) { return move.verdict == Verdict::Unknown; }));
    EXPECT_EQ(solver.verdict(middle), Verdict::Unknown);
    patience.renew();
    EXPECT_EQ(solver.verdict(middle), Verdict::Win);
}

TEST(VerdictWithin, AgreesWithTheDistance) {
    Solver solver;
    const Answer truth = solver.solve(middle, {.distance = true});
    for (const MoveAnswer& move : truth.moves) {
        const Position after = middle.after(move.move);
        if (after.is_over()) {
            continue;
        }
        const bool wins = move.verdict == Verdict::Win;
        const Player winner = wins ? middle.to_move() : opponent(middle.to_move());
        const int distance = *move.distance - 1;
        EXPECT_EQ(solver.verdict_within(after, winner, distance), Verdict::Win);
        EXPECT_EQ(solver.verdict_within(after, winner, 1'000), Verdict::Win);
        EXPECT_EQ(solver.verdict_within(after, opponent(winner), 1'000), Verdict::Loss);
        if (distance > 1) {
            EXPECT_EQ(solver.verdict_within(after, winner, distance - 1), Verdict::Loss);
        }
    }
}

} // namespace
} // namespace kamisado
