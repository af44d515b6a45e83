// What the solver says of a position, it says of the position's images.
#include "notation/spelling.h"
#include "rules/symmetry.h"
#include "solver/random_rounds.h"
#include "solver/scale.h"
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

namespace kamisado::tests {

namespace {

constexpr int turned_rounds = 500;
constexpr Question everything{.distance = true, .points = true};
constexpr SolverOptions small_table{.table_bytes = std::size_t{1} << 20U};

template <typename MapMove>
void expect_image(const Answer& answer, const Answer& image, MapMove map_move) {
    EXPECT_EQ(image.verdict, answer.verdict);
    EXPECT_EQ(image.distance, answer.distance);
    EXPECT_EQ(image.points, answer.points);
    ASSERT_EQ(image.moves.size(), answer.moves.size());
    for (const MoveAnswer& expected : answer.moves) {
        const Move move = map_move(expected.move);
        const auto found = std::ranges::find(image.moves, move, &MoveAnswer::move);
        ASSERT_NE(found, image.moves.end()) << write_coordinates(move);
        EXPECT_EQ(found->verdict, expected.verdict) << write_coordinates(move);
        EXPECT_EQ(found->distance, expected.distance) << write_coordinates(move);
        EXPECT_EQ(found->points, expected.points) << write_coordinates(move);
    }
}

} // namespace

TEST(SolverSymmetry, MirroredPositionsHaveMirroredAnswers) {
    Solver solver(small_table);
    Solver other(small_table);
    for_late_positions(1, scaled(turned_rounds), [&](const Position& position, const auto&...) {
        expect_image(solver.solve(position, everything),
                     other.solve(mirrored(position), everything),
                     [](Move move) { return mirrored(move); });
    });
}

TEST(SolverSymmetry, HalfTurnedPositionsHaveHalfTurnedAnswers) {
    Solver solver(small_table);
    Solver other(small_table);
    for_late_positions(2, scaled(turned_rounds), [&](const Position& position, const auto&...) {
        expect_image(solver.solve(position, everything),
                     other.solve(half_turned(position), everything),
                     [](Move move) { return half_turned(move); });
    });
}

} // namespace kamisado::tests
