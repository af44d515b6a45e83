#include "notation/position_text.h"
#include "scale.h"
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace kamisado {
namespace {

/// nodes.txt holds positions and the nodes that one thread with 1 MB needs for all their moves.
/// tests/wasm runs the same file, so the two builds search alike. KAMISADO_RENEW_NODES writes it.
TEST(Solver, NeedsTheNodesThatAreWrittenDown) {
    const std::string path = KAMISADO_SOURCE_DIR "/tests/solver/nodes.txt";
    std::ifstream file(path);
    std::string renewed;
    int positions = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) {
            renewed += line + "\n";
            continue;
        }
        if (tests::scaled(100) < 100 && positions >= 10) {
            continue;
        }
        const auto bar = line.find('|');
        const auto position = read_position(line.substr(0, bar - 1));
        ASSERT_TRUE(position) << line;
        Solver solver({.table_bytes = std::size_t{1} << 20U});
        const auto nodes = std::to_string(solver.solve(*position).nodes);
        EXPECT_EQ(line.substr(bar + 2), nodes) << line;
        renewed += line.substr(0, bar) + "| " + nodes + "\n";
        ++positions;
    }
    EXPECT_GE(positions, 10);
    if (std::getenv("KAMISADO_RENEW_NODES") != nullptr) {
        std::ofstream(path) << renewed;
    }
}

} // namespace
} // namespace kamisado
