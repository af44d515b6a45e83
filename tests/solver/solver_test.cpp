#include "notation/position_text.h"
#include "rules/moves.h"
#include "solver/scale.h"
#include "solver/solver.h"
#include "solver/suite.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace kamisado {
namespace {

using tests::load_suite;
using tests::scaled;

std::vector<Verdict> verdicts(const Answer& answer) {
    std::vector<Verdict> all;
    for (const MoveAnswer& move : answer.moves) {
        all.push_back(move.verdict);
    }
    return all;
}

bool knows_nothing(const Answer& answer) {
    return answer.verdict == Verdict::Unknown &&
           std::ranges::all_of(answer.moves, [](const MoveAnswer& move) {
               return move.verdict == Verdict::Unknown && !move.distance && !move.points;
           });
}

constexpr SearchLimits nothing_allowed{.nodes = 0};

TEST(Solver, SixteenOfTheFirstMovesWin) {
    Solver solver;
    const Answer answer = solver.solve(Position::first());
    EXPECT_EQ(answer.verdict, Verdict::Win);
    EXPECT_EQ(answer.moves.size(), 102U);
    EXPECT_EQ(std::ranges::count(verdicts(answer), Verdict::Win), 16);
    EXPECT_EQ(std::ranges::count(verdicts(answer), Verdict::Loss), 86);
    EXPECT_EQ(solver.verdict(Position::first()), Verdict::Win);
}

TEST(Solver, SaysUnknownWithoutTimeOrNodes) {
    Solver solver;
    EXPECT_TRUE(knows_nothing(
        solver.solve(Position::first(), {.distance = true, .points = true}, nothing_allowed)));
    EXPECT_TRUE(
        knows_nothing(solver.solve(Position::first(), {}, {.time = std::chrono::nanoseconds(0)})));
    EXPECT_EQ(solver.verdict(Position::first(), nothing_allowed), Verdict::Unknown);
    EXPECT_TRUE(solver.best_line(Position::first(), nothing_allowed).empty());
}

TEST(Solver, NeverGuessesWhenItsNodesRunOut) {
    Solver whole;
    const auto truth = verdicts(whole.solve(Position::first()));
    for (const std::uint64_t nodes : {1'000U, 20'000U, 100'000U}) {
        Solver solver;
        const auto found = verdicts(solver.solve(Position::first(), {}, {.nodes = nodes}));
        EXPECT_GT(std::ranges::count(found, Verdict::Unknown), 0) << nodes;
        for (std::size_t index = 0; index < found.size(); ++index) {
            EXPECT_TRUE(found[index] == Verdict::Unknown || found[index] == truth[index]);
        }
    }
}

TEST(Solver, GivesTheSameAnswersWithAnyTableAndAnyNumberOfThreads) {
    const auto positions = load_suite("middle-4-rings.txt", scaled(100) + 2);
    Solver plain;
    Solver tiny({.table_bytes = 1});
    Solver two({.table_bytes = std::size_t{4} << 20U, .threads = 2});
    Solver four({.table_bytes = std::size_t{1} << 20U, .threads = 4});
    for (const Position& position : positions) {
        const Answer answer = plain.solve(position);
        for (Solver* const other : {&tiny, &two, &four}) {
            EXPECT_EQ(verdicts(other->solve(position)), verdicts(answer))
                << write_position(position);
        }
    }
}

TEST(Solver, CountsTheSameNodesAgainAfterForgetting) {
    const Position position = load_suite("middle-9-rings.txt", 3).back();
    Solver solver;
    const auto nodes = solver.solve(position).nodes;
    solver.forget();
    EXPECT_EQ(solver.solve(position).nodes, nodes);
}

TEST(Solver, StopsAtOnceFromAnotherThread) {
    Solver solver({.table_bytes = std::size_t{1} << 20U, .threads = 2});
    const Position hard = load_suite("line-ups-9-rings.txt", 1).front();
    std::atomic<bool> started = false;
    std::jthread stopper([&] {
        while (!started) {
            std::this_thread::yield();
        }
        solver.stop();
    });
    const Answer answer = solver.solve(hard, {}, {}, [&](const Progress&) { started = true; });
    EXPECT_GT(std::ranges::count(verdicts(answer), Verdict::Unknown), 0);
}

TEST(Solver, TellsItsProgress) {
    Solver solver;
    Progress last;
    const Answer answer =
        solver.solve(Position::first(), {}, {.nodes = 50'000}, [&](const Progress& progress) {
            EXPECT_GE(progress.nodes, last.nodes);
            EXPECT_GE(progress.settled, last.settled);
            EXPECT_EQ(progress.total, 102);
            last = progress;
        });
    EXPECT_GT(last.nodes, 10'000U);
    EXPECT_LE(last.nodes, answer.nodes);
}

TEST(Solver, AHundredPositionsFromFourThreadsAtOnce) {
    const auto positions = load_suite("middle-0-rings.txt", 100);
    std::vector<Verdict> found(positions.size());
    std::vector<std::jthread> threads;
    for (std::size_t first = 0; first < 4; ++first) {
        threads.emplace_back([&, first] {
            Solver solver({.table_bytes = std::size_t{1} << 20U, .threads = 2});
            for (std::size_t index = first; index < positions.size(); index += 4) {
                found[index] = solver.solve(positions[index], {}, {.nodes = 20'000}).verdict;
            }
        });
    }
    threads.clear();
    Solver alone;
    for (std::size_t index = 0; index < positions.size(); ++index) {
        if (found[index] != Verdict::Unknown) {
            EXPECT_EQ(found[index], alone.verdict(positions[index]));
        }
    }
}

TEST(Solver, ForgetsTheRoundBeforeWhenRingsChange) {
    Solver solver;
    Board board = Board::first();
    const Position plain =
        Position::start_of_round(board, Player::Black).after(Move(Square(0, 0), Square(0, 4)));
    board.add_ring({Player::Gold, colour_of(Square(0, 4))});
    const Position ringed =
        Position::start_of_round(board, Player::Black).after(Move(Square(0, 0), Square(0, 4)));
    const auto first = verdicts(solver.solve(plain));
    const auto second = verdicts(solver.solve(ringed));
    EXPECT_EQ(verdicts(Solver().solve(ringed)), second);
    EXPECT_EQ(verdicts(solver.solve(plain)), first);
}

TEST(Solver, HasNoMovesForAFinishedRound) {
    Position position = *read_position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O");
    position.play(Move(Square(3, 4), Square(3, 0)));
    ASSERT_TRUE(position.is_over());
    const Answer answer = Solver().solve(position);
    EXPECT_TRUE(answer.moves.empty());
    EXPECT_EQ(answer.verdict, Verdict::Unknown);
}

} // namespace
} // namespace kamisado
