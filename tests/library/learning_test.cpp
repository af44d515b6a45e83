// Many rounds as arrays, as other programs see them.
#include <gtest/gtest.h>
#include <kamisado/learning.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace libkamisado {
namespace {

const std::string gold_wins_at_once = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O";

TEST(LibraryActions, AreThereAndBack) {
    const Position position = Position::from(gold_wins_at_once).value();
    for (const Move move : position.legal_moves()) {
        const auto action = action_of(position, move);
        ASSERT_TRUE(action);
        EXPECT_EQ(move_of(position, *action), move);
    }
    EXPECT_FALSE(action_of(position, Move(Square(0, 0), Square(0, 1))));
    EXPECT_FALSE(move_of(position, 0));
}

TEST(LibraryBatch, WritesMasksAndPlanes) {
    const std::vector<Position> positions{Position(), Position::from(gold_wins_at_once).value()};
    std::vector<std::uint8_t> masks(2 * action_count);
    ASSERT_TRUE(write_legal_actions(positions, masks));
    EXPECT_EQ(std::count(masks.begin(), masks.begin() + action_count, 1), 102);
    EXPECT_EQ(std::count(masks.begin() + action_count, masks.end(), 1), 7);
    std::vector<std::uint8_t> bytes(2 * observation_size);
    std::vector<float> floats(2 * observation_size);
    ASSERT_TRUE(write_observations(positions, bytes));
    ASSERT_TRUE(write_observations(positions, floats));
    EXPECT_TRUE(std::ranges::equal(bytes, floats));
    EXPECT_EQ(std::ranges::count(bytes, 1), (16 + 8) + (16 + 1));
    masks.pop_back();
    EXPECT_EQ(write_legal_actions(positions, masks).error().id, "batch.size");
}

TEST(LibraryBatch, StepsOrChangesNothing) {
    std::vector<Position> positions(2);
    const std::int32_t legal = action_of(Position(), *Position().read_move("e1e4")).value();
    const std::vector<std::int32_t> actions{legal, 6};
    const auto failed = step(positions, actions);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().id, "batch.illegal-action");
    EXPECT_EQ(failed.error().sentence, "action 6 is not legal in position 1");
    EXPECT_EQ(positions[0], Position());
    ASSERT_TRUE(step(positions, std::vector<std::int32_t>{legal, legal}));
    EXPECT_EQ(positions[1], Position().after("e1e4"));
    EXPECT_FALSE(step(positions, std::vector<std::int32_t>{legal}));
}

TEST(LibraryBatch, PlaysAtRandomToTheEnd) {
    std::vector<Position> positions(50);
    std::vector<Position> others(20);
    std::uint64_t seed = 1;
    while (step_at_random(positions, seed) != 0) {
        static_cast<void>(step_at_random(others, seed));
        ++seed;
    }
    EXPECT_TRUE(std::ranges::all_of(positions, &Position::is_over));
    EXPECT_TRUE(std::equal(others.begin(), others.end(), positions.begin())); // whoever else plays
    ASSERT_TRUE(step(positions, std::vector<std::int32_t>(50, -1))); // finished rounds stay
}

TEST(LibraryBatch, CountsPlayouts) {
    std::vector<Position> positions{Position(), Position::from(gold_wins_at_once).value()};
    const auto counts = playouts(positions, 30'000, 7);
    EXPECT_EQ(counts[0].wins[0] + counts[0].wins[1], 30'000U);
    EXPECT_GT(counts[1].wins[1], counts[1].wins[0]); // Gold is about to win there
    EXPECT_EQ(counts, playouts(positions, 30'000, 7));
    std::uint64_t told = 0;
    const auto some = playouts(positions, 30'000, 7, [&told](std::uint64_t done, std::uint64_t) {
        told = done;
        return false;
    });
    EXPECT_EQ(some[0].wins[0] + some[0].wins[1], told);
    EXPECT_LT(told, 30'000U);
}

TEST(LibraryLabels, AreWhatTheSolverSays) {
    Solver solver;
    const Position position = Position::from(gold_wins_at_once).value();
    const Position over = position.after("d5d1").value();
    const Labels labels = label(solver, std::vector{position, over}, true);
    EXPECT_EQ(labels.values, (std::vector<std::int8_t>{1, 0}));
    EXPECT_EQ(labels.distances, (std::vector<std::int16_t>{1, 0}));
    const Answer answer = solver.solve(position, {.distance = true});
    for (const MoveAnswer& move : answer.moves) {
        const auto action = static_cast<std::size_t>(action_of(position, move.move).value());
        EXPECT_EQ(labels.actions[action], move.verdict == Verdict::Win ? 1 : -1);
        EXPECT_EQ(labels.action_distances[action], move.distance);
    }
    EXPECT_EQ(std::ranges::count(labels.actions, 0), (2 * action_count) - 7);
}

TEST(LibraryLabels, AreOpenBeyondTheLimitAndAfterAStop) {
    Solver solver;
    const std::vector<Position> positions(3);
    EXPECT_TRUE(label(solver, positions, false, {.nodes = 10}).distances.empty());
    EXPECT_EQ(label(solver, positions, false, {.nodes = 10}).values[2], 0);
    const Labels stopped = label(solver, positions, false, {}, [&](std::uint64_t, std::uint64_t) {
        solver.stop();
        return true;
    });
    EXPECT_EQ(std::ranges::count(stopped.actions, 1), 0);
    const Labels ended = label(solver, std::vector{Position::from(gold_wins_at_once).value()},
                               false, {}, [](std::uint64_t, std::uint64_t) { return false; });
    EXPECT_EQ(ended.values[0], 0);
}

TEST(LibraryPacked, IsThereAndBackAtEveryMoment) {
    std::vector<Position> positions(200);
    positions[0] = Position::from("pb*onk**yrg/8/8/8/8/8/8/NB**ORK*YGP*** g -").value();
    std::uint64_t seed = 11;
    do {
        for (const Position& position : positions) {
            const auto back = Position::unpacked(position.packed());
            ASSERT_TRUE(back) << position.text();
            ASSERT_EQ(*back, position);
            ASSERT_EQ(back->end(), position.end());
        }
        ++seed;
    } while (step_at_random(positions, seed) != 0);
}

TEST(LibraryPacked, IsOfADeadlockToo) {
    // Every tower of both sides is stuck after this move.
    const Position before = Position::from("8/8/8/obpkyrgn/NGRYKPB1/7O/8/8 b O").value();
    const Position after = before.after("h3h4").value();
    ASSERT_TRUE(after.is_over());
    ASSERT_EQ(after.end()->reason, EndReason::Deadlock);
    EXPECT_EQ(Position::unpacked(after.packed()).value(), after);
    EXPECT_EQ(Position::unpacked(after.packed()).value().end(), after.end());
}

TEST(LibraryPacked, RefusesWhatIsNoPosition) {
    const PackedPosition good = Position().packed();
    EXPECT_EQ(good[16], 16); // Black's free choice
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (int value = 0; value < 256; ++value) {
            PackedPosition bytes = good;
            bytes[at] = static_cast<std::uint8_t>(value);
            if (const auto position = Position::unpacked(bytes)) {
                ASSERT_EQ(position->packed(), bytes);
            } else {
                ASSERT_EQ(position.error().id, "position.packed");
            }
        }
    }
    PackedPosition two_on_a1 = good;
    two_on_a1[1] = two_on_a1[0];
    EXPECT_FALSE(Position::unpacked(two_on_a1));
    PackedPosition over_at_the_start = good;
    over_at_the_start[16] = 18;
    EXPECT_FALSE(Position::unpacked(over_at_the_start));
}

} // namespace
} // namespace libkamisado
