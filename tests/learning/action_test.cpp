// The fixed action index: every legal move has one number, and the numbers are the legal moves.
#include "learning/action.h"
#include "learning/planes.h"
#include "learning/playout.h"
#include "notation/position_text.h"
#include "rules/moves.h"
#include "rules/symmetry.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>
#include <string_view>
#include <vector>

namespace kamisado {
namespace {

Position position_of(std::string_view text) { return read_position(text).value(); }

/// Positions of random rounds from line-ups without rings and with many, so that towers push and
/// are blocked in them.
std::vector<Position> positions_of_random_rounds() {
    const std::vector<Position> starts{
        Position::first(), position_of("pb*onk**yrg/8/8/8/8/8/8/NB**ORK*YGP*** g -"),
        position_of("o*b*p*k*y*r*g*n*/8/8/8/8/8/8/N**G*R*Y*K*P*B*O* b -")};
    std::vector<Position> positions;
    Random random(5);
    for (int round = 0; round < 300; ++round) {
        Position position = starts[static_cast<std::size_t>(round) % starts.size()];
        while (!position.is_over()) {
            positions.push_back(position);
            position.play(random_move(position, random));
        }
    }
    return positions;
}

std::array<std::uint8_t, action_count> mask_of(const Position& position) {
    std::array<std::uint8_t, action_count> mask{};
    mask.fill(7); // what was there before is overwritten
    write_legal_actions(position, mask);
    return mask;
}

TEST(Action, IsWhatTheDocumentationSays) {
    const Position first = Position::first();
    // Pink is colour 4, straight on direction 0; right is 2, left 1.
    EXPECT_EQ(action_of(first, Move(Square(4, 0), Square(4, 3))), (4 * 21) + 2);
    EXPECT_EQ(action_of(first, Move(Square(4, 0), Square(5, 1))), (4 * 21) + 14);
    EXPECT_EQ(action_of(first, Move(Square(4, 0), Square(3, 1))), (4 * 21) + 7);
    // Gold's left is the other way round.
    const Position second = first.after(Move(Square(4, 0), Square(4, 3))); // orange, on a8
    EXPECT_EQ(action_of(second, Move(Square(0, 7), Square(1, 6))), (7 * 21) + 7);
}

TEST(Action, OfAPushIsAStepForward) {
    const Position position = position_of("obpkyrg1/8/8/7n/7O*/8/8/NGRYKPB1 b O");
    const auto push = move_of(position, 7 * 21);
    ASSERT_TRUE(push);
    EXPECT_TRUE(push->is_push());
    EXPECT_EQ(action_of(position, *push), 7 * 21);
}

TEST(Action, NumbersAreTheLegalMoves) {
    std::size_t pushes = 0;
    for (const Position& position : positions_of_random_rounds()) {
        const auto mask = mask_of(position);
        const MoveList moves = legal_moves(position);
        ASSERT_EQ(std::accumulate(mask.begin(), mask.end(), std::size_t{0}), moves.size());
        std::set<int> seen;
        for (const Move move : moves) {
            const int action = action_of(position, move);
            ASSERT_TRUE(seen.insert(action).second);
            ASSERT_EQ(mask[static_cast<std::size_t>(action)], 1);
            ASSERT_EQ(move_of(position, action), move);
            pushes += move.is_push() ? 1U : 0U;
        }
        for (int action = -1; action <= action_count; ++action) {
            ASSERT_EQ(move_of(position, action).has_value(), seen.contains(action));
        }
    }
    EXPECT_GT(pushes, 10U);
}

TEST(Action, IsTheSameAfterAHalfTurn) {
    for (const Position& position : positions_of_random_rounds()) {
        ASSERT_EQ(mask_of(position), mask_of(half_turned(position)));
    }
}

TEST(Action, ThereIsNoneWhenTheRoundIsOver) {
    Position position = Position::first();
    Random random(1);
    play_out(position, random);
    EXPECT_EQ(mask_of(position), (std::array<std::uint8_t, action_count>{}));
    EXPECT_FALSE(move_of(position, 0));
}

std::array<float, observation_size> planes_of(const Position& position) {
    std::array<float, observation_size> planes{};
    planes.fill(7);
    write_planes<float>(position, planes);
    return planes;
}

float plane_sum(const std::array<float, observation_size>& planes, int plane) {
    const auto begin = planes.begin() + (plane * square_count);
    return std::accumulate(begin, begin + square_count, 0.0F);
}

TEST(Planes, AreWhatTheDocumentationSays) {
    const auto planes = planes_of(position_of("obpkyrg1/8/8/7n/7O**/8/8/NGRYKPB1 b O"));
    const auto at = [&planes](int plane, int row, int column) {
        return planes[static_cast<std::size_t>((plane * square_count) + (row * 8) + column)];
    };
    EXPECT_EQ(at(7, 3, 7), 1); // my orange tower on h4
    EXPECT_EQ(at(8, 4, 7), 1); // the enemy's brown one on h5
    EXPECT_EQ(plane_sum(planes, 16), 1);
    EXPECT_EQ(at(17, 3, 7), 1); // with two rings
    EXPECT_EQ(plane_sum(planes, 18), 0);
    EXPECT_EQ(plane_sum(planes, 19), 0);
    EXPECT_EQ(at(22, 3, 7), 1); // and it must move
    EXPECT_EQ(plane_sum(planes, 22), 1);
    EXPECT_EQ(plane_sum(planes_of(Position::first()), 22), 8);
}

TEST(Planes, AreTheSameAfterAHalfTurn) {
    for (const Position& position : positions_of_random_rounds()) {
        ASSERT_EQ(planes_of(position), planes_of(half_turned(position)));
    }
}

TEST(Playout, PlaysEveryLegalMoveAboutAsOften) {
    constexpr int tries = 102'000;
    std::vector<int> chosen(action_count);
    Random random(3);
    for (int i = 0; i < tries; ++i) {
        const Move move = random_move(Position::first(), random);
        ++chosen[static_cast<std::size_t>(action_of(Position::first(), move))];
    }
    const auto mask = mask_of(Position::first());
    for (std::size_t action = 0; action < chosen.size(); ++action) {
        // A thousand each; the seed is fixed, and eight standard deviations are wide.
        EXPECT_NEAR(chosen[action], mask[action] * 1000, 250) << action;
    }
}

TEST(Playout, AddsUp) {
    PlayoutCounts counts;
    Random random(1);
    count_playouts(position_of("o*b*p*k*y*r*g*n*/8/8/8/8/8/8/N**G*R*Y*K*P*B*O* b -"), 3000, random,
                   counts);
    EXPECT_EQ(counts.wins[Player::Black] + counts.wins[Player::Gold], 3000U);
    EXPECT_GT(counts.moves, 3000U * 5);
}

} // namespace
} // namespace kamisado
