// How the ten levels fare with the puzzles, by grade: a check of the grades by players that were
// not asked when they were given. Prints the table of docs/puzzles.md.
//   bench_puzzles [SEEDS]     how often each level tries each puzzle: 2 unless told
#include "computer/level.h"
#include "notation/error.h"
#include "puzzles/puzzle_text.h"
#include "puzzles/study.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace kamisado {
namespace {

constexpr int percent = 100;

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Every own decision of the solution, from the first to the last.
bool solves(Opponent& level, const Puzzle& puzzle) {
    Match match = match_at_question(puzzle);
    const auto solver = decider(match.state());
    for (const Decision& right : puzzle.solution) {
        if (decider(match.state()) == solver && level.choose(match) != right) {
            return false;
        }
        if (!match.decide(right)) {
            return false;
        }
    }
    return true;
}

struct Tally {
    int solved = 0;
    int tried = 0;
};

void print_level(int level, const std::vector<Puzzle>& puzzles, std::uint64_t seeds) {
    std::array<Tally, hardest_grade> tallies{};
    for (const Puzzle& puzzle : puzzles) {
        // Levels do not weigh points.
        for (std::uint64_t seed = 1; seed <= seeds && puzzle.points == 1; ++seed) {
            Tally& tally = tallies[static_cast<std::size_t>(puzzle.grade) - 1];
            ++tally.tried;
            tally.solved += solves(*make_level(level, seed), puzzle) ? 1 : 0;
        }
    }
    std::printf("| %d |", level);
    for (const Tally& tally : tallies) {
        std::printf(" %d |", tally.tried == 0 ? 0 : percent * tally.solved / tally.tried);
    }
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace
} // namespace kamisado

int main(int count, char** words) {
    const auto puzzles =
        kamisado::read_puzzles(kamisado::read_file(KAMISADO_SOURCE_DIR "/data/puzzles.txt"));
    if (!puzzles) {
        std::fprintf(stderr, "%s\n", kamisado::message(puzzles.error()).c_str());
        return EXIT_FAILURE;
    }
    const std::uint64_t seeds = count > 1 ? std::strtoull(words[1], nullptr, 10) : 2;
    for (int level = kamisado::lowest_level; level < kamisado::highest_level; ++level) {
        kamisado::print_level(level, *puzzles, seeds);
    }
    return EXIT_SUCCESS;
}
