#include "rules/match.h"
#include "rules/moves.h"
#include "rules/perft.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <random>

namespace kamisado {
namespace {

/// Move paths from the first position; items per second are paths per second.
void count_paths(benchmark::State& state) {
    std::uint64_t paths = 0;
    for ([[maybe_unused]] auto round : state) {
        paths += perft(Position::first(), static_cast<int>(state.range(0)));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(paths));
}
BENCHMARK(count_paths)->DenseRange(5, 7)->Unit(benchmark::kMillisecond);

Position random_position_after(int moves, std::mt19937_64& random) {
    Position position = Position::first();
    for (int i = 0; i < moves && !position.is_over(); ++i) {
        const MoveList list = legal_moves(position);
        position.play(list[random() % list.size()]);
    }
    return position;
}

/// Single rounds of random moves; items are moves.
void random_rounds(benchmark::State& state) {
    std::mt19937_64 random(1);
    std::int64_t moves = 0;
    for ([[maybe_unused]] auto round : state) {
        Position position = Position::first();
        while (!position.is_over()) {
            const MoveList list = legal_moves(position);
            position.play(list[random() % list.size()]);
            ++moves;
        }
        benchmark::DoNotOptimize(position);
    }
    state.SetItemsProcessed(moves);
}
BENCHMARK(random_rounds);

/// Whole Marathon matches of random moves with all their events and their undo history.
void random_marathons(benchmark::State& state) {
    std::mt19937_64 random(1);
    std::int64_t decisions = 0;
    for ([[maybe_unused]] auto round : state) {
        Match match(Format{.kind = FormatKind::Marathon});
        while (!match.is_over()) {
            if (match.state().phase == Phase::Filling) {
                benchmark::DoNotOptimize(match.decide(Fill{all_fills[random() % 2]}));
            } else {
                const MoveList list = legal_moves(match.position());
                benchmark::DoNotOptimize(match.decide(list[random() % list.size()]));
            }
        }
        decisions += static_cast<std::int64_t>(match.size());
    }
    state.SetItemsProcessed(decisions);
}
BENCHMARK(random_marathons)->Unit(benchmark::kMicrosecond);

/// Generating moves against counting them: what the last ply of a path count saves.
void generate_moves(benchmark::State& state) {
    std::mt19937_64 random(1);
    const Position position = random_position_after(4, random);
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(legal_moves(position));
    }
}
BENCHMARK(generate_moves);

void count_without_generating(benchmark::State& state) {
    std::mt19937_64 random(1);
    const Position position = random_position_after(4, random);
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(count_moves(position));
    }
}
BENCHMARK(count_without_generating);

} // namespace
} // namespace kamisado
