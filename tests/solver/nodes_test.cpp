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

/// "288 | WLL": the nodes of all moves, and who wins after each of them in the order of
/// legal_moves().
std::string nodes_and_verdicts(const Answer& answer) {
    std::string text = std::to_string(answer.nodes) + " | ";
    for (const MoveAnswer& move : answer.moves) {
        text += move.verdict == Verdict::Win ? 'W' : 'L';
    }
    return text;
}

/// nodes.txt holds positions, the nodes that one thread with 1 MB needs for all their moves, and
/// the verdicts. tests/wasm runs the same file, so the two builds search alike and come to the
/// same. KAMISADO_RENEW_NODES writes it.
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
        const std::string found = nodes_and_verdicts(solver.solve(*position));
        EXPECT_EQ(line.substr(bar + 2), found) << line;
        renewed += line.substr(0, bar) + "| " + found + "\n";
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
