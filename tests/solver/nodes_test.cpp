#include "notation/position_text.h"
#include "solver/recent_expansions.h"
#include "solver/scale.h"
#include "solver/search.h"
#include "solver/solver.h"
#include "solver/suite.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

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

/// The code for newer processors and the one for all search the same tree.
TEST(Search, NeedsTheSameNodesWithAllInstructions) {
    for (const char* const suite : {"middle-0-rings.txt", "middle-9-rings.txt"}) {
        for (const Position& position : tests::load_suite(suite, tests::scaled(60))) {
            std::vector<std::uint64_t> nodes;
            std::vector<Verdict> verdicts;
            for (const Instructions instructions : {Instructions::Portable, Instructions::Best}) {
                TranspositionTable table(TranspositionTable::min_bytes);
                const auto go_on = [](std::uint64_t searched) { return searched < 20'000; };
                RecentExpansions recent;
                Search search(table, recent, go_on, instructions);
                verdicts.push_back(search.run(position, Aim()));
                nodes.push_back(search.nodes());
            }
            EXPECT_EQ(nodes.front(), nodes.back());
            EXPECT_EQ(verdicts.front(), verdicts.back());
        }
    }
}

} // namespace
} // namespace kamisado
