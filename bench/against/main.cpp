// Solves every position of the suites from scratch, all moves, with one thread: a line a suite with
// the milliseconds of the processor in the median, for 95 %, at worst and together, and the nodes.
// It uses so little of the solver that old commits can be built with it: see tools/bench-against.
#include "notation/position_text.h"
#include "solver/solver.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <span>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    kamisado::Solver solver({.table_bytes = std::size_t{64} << 20U});
    for (const char* const path :
         std::span(argv, static_cast<std::size_t>(argc)).subspan(argc > 0 ? 1 : 0)) {
        std::vector<double> times;
        double together = 0;
        std::uint64_t nodes = 0;
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#')) {
                continue;
            }
            const auto position = kamisado::read_position(line);
            if (!position) {
                std::fprintf(stderr, "%s: no position: %s\n", path, line.c_str());
                return EXIT_FAILURE;
            }
            solver.forget();
            const std::clock_t start = std::clock();
            nodes += solver.solve(*position).nodes;
            times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
            together += times.back();
        }
        if (times.empty()) {
            std::fprintf(stderr, "%s: no positions\n", path);
            return EXIT_FAILURE;
        }
        std::ranges::sort(times);
        const std::string name = path;
        std::printf("%s %.2f %.2f %.2f %.1f %llu\n", name.substr(name.rfind('/') + 1).c_str(),
                    times[times.size() / 2], times[(times.size() - 1) * 95 / 100], times.back(),
                    together, static_cast<unsigned long long>(nodes));
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}
