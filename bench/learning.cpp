#include "learning/action.h"
#include "learning/planes.h"
#include "learning/playout.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>

namespace kamisado {
namespace {

/// Random rounds from the first position; items are moves.
void playouts(benchmark::State& state) {
    Random random(1);
    PlayoutCounts counts;
    for ([[maybe_unused]] auto round : state) {
        count_playouts(Position::first(), 1000, random, counts);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(counts.moves));
}
BENCHMARK(playouts);

/// The same one ply into the round: no free choice.
void playouts_after_the_first_move(benchmark::State& state) {
    Random random(1);
    PlayoutCounts counts;
    const Position start = Position::first().after(Move(Square(4, 0), Square(4, 3)));
    for ([[maybe_unused]] auto round : state) {
        count_playouts(start, 1000, random, counts);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(counts.moves));
}
BENCHMARK(playouts_after_the_first_move);

void masks(benchmark::State& state) {
    std::array<std::uint8_t, action_count> mask{};
    const Position position = Position::first().after(Move(Square(4, 0), Square(4, 3)));
    for ([[maybe_unused]] auto round : state) {
        write_legal_actions(position, mask);
        benchmark::DoNotOptimize(mask);
    }
}
BENCHMARK(masks);

void observations(benchmark::State& state) {
    std::array<std::uint8_t, observation_size> planes{};
    const Position position = Position::first().after(Move(Square(4, 0), Square(4, 3)));
    for ([[maybe_unused]] auto round : state) {
        write_planes<std::uint8_t>(position, planes);
        benchmark::DoNotOptimize(planes);
    }
}
BENCHMARK(observations);

} // namespace
} // namespace kamisado
