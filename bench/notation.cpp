#include "notation/position_text.h"
#include "notation/record.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

namespace kamisado {
namespace {

std::string sample(const std::string& name) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/data/matches/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void read_positions(benchmark::State& state) {
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(
            read_position("p3r1n1/7o*/3y***3B/1b**1O2k**1/1Y*1N**1g2/2K*G*4/4P2R**/8 b R"));
    }
}
BENCHMARK(read_positions);

/// A whole Marathon, read and played through; bytes per second.
void read_records(benchmark::State& state, const std::string& name) {
    const std::string text = sample(name);
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(read_record(text));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}
BENCHMARK_CAPTURE(read_records, ascii, "marathon.ascii.kamisado")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(read_records, words, "marathon.words-de.kamisado")->Unit(benchmark::kMicrosecond);

void write_records(benchmark::State& state) {
    const auto record = read_record(sample("marathon.ascii.kamisado"));
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(write_record(*record));
    }
}
BENCHMARK(write_records)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace kamisado
