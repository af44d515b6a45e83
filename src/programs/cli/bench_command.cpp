#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "solver/solver.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <expected>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

struct BenchOptions {
    /// Files with a position a line; # begins a comment.
    std::vector<std::string> files;
    int threads = 1;
    int hash_megabytes = 64;
    bool progress = false;
};

struct Suite {
    std::string name;
    std::vector<Position> positions;
};

std::expected<Suite, Failure> load_suite(const std::string& path) {
    const auto text = read_text(path);
    if (!text) {
        return std::unexpected(text.error());
    }
    Suite suite{.name = path.substr(path.find_last_of('/') + 1), .positions = {}};
    std::istringstream lines(*text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const auto position = read_position(line);
        if (!position) {
            return std::unexpected(
                Failure{.source = fmt::format("{}:{}", path, number), .what = position.error()});
        }
        suite.positions.push_back(*position);
    }
    return suite;
}

struct Measured {
    std::vector<double> milliseconds; ///< sorted
    std::uint64_t nodes = 0;
    int won = 0;

    /// The time within which a part of the positions was solved.
    [[nodiscard]] double within(double part) const {
        const auto last = static_cast<double>(milliseconds.size() - 1);
        return milliseconds[static_cast<std::size_t>(part * last + 0.5)];
    }
};

/// Of one thread the time of the processor, so that it does not matter what else the machine does;
/// of several that of the clock.
double milliseconds_so_far(int threads) {
    if (threads == 1) {
        return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    }
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(time).count();
}

Measured measure(const Suite& suite, Solver& solver, const BenchOptions& options) {
    Measured measured;
    ProgressLine line(options.progress);
    for (const Position& position : suite.positions) {
        solver.forget();
        const double start = milliseconds_so_far(options.threads);
        const Answer answer = solver.solve(position);
        measured.milliseconds.push_back(milliseconds_so_far(options.threads) - start);
        measured.nodes += answer.nodes;
        measured.won += answer.verdict == Verdict::Win ? 1 : 0;
        line.show([&] {
            return fmt::format("{}: {} of {}", suite.name, measured.milliseconds.size(),
                               suite.positions.size());
        });
    }
    std::ranges::sort(measured.milliseconds);
    return measured;
}

/// Solves every position of some suites anew and tells how long it takes. The last line is the
/// number of nodes, which in one thread is the same everywhere.
ExitCode run_bench(const BenchOptions& options) {
    Solver solver({.table_bytes = static_cast<std::size_t>(options.hash_megabytes) << 20U,
                   .threads = options.threads});
    std::uint64_t nodes = 0;
    print(fmt::format("{:24} {:>6} {:>6} {:>11} {:>11} {:>11} {:>14}\n", "suite", "count", "won",
                      "median ms", "95 % ms", "worst ms", "nodes"));
    for (const std::string& file : options.files) {
        const auto suite = load_suite(file);
        if (!suite) {
            return report(suite.error());
        }
        if (suite->positions.empty()) {
            continue;
        }
        const Measured measured = measure(*suite, solver, options);
        print(fmt::format("{:24} {:>6} {:>6} {:>11.2f} {:>11.2f} {:>11.2f} {:>14}\n", suite->name,
                          suite->positions.size(), measured.won, measured.within(0.5),
                          measured.within(0.95), measured.within(1.0), measured.nodes));
        nodes += measured.nodes;
    }
    print(fmt::format("{}\n", nodes));
    return ExitCode::Fine;
}

} // namespace

Command add_bench(CLI::App& program) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* const command =
        program.add_subcommand("bench", "Measure the solver on suites of positions");
    command->add_option("FILE", options->files, "Suites: a position a line, # begins a comment")
        ->required();
    add_solver(*command, options->threads, options->hash_megabytes);
    add_progress(*command, options->progress);
    command->footer(
        "Each position is solved from scratch, every move of it. With one thread the times are "
        "those of the\nprocessor, with more those of the clock. The last line is the "
        "number of nodes: in one\nthread it is the same on every machine.\n"
        "\n"
        "Examples:\n"
        "  kamisado bench data/suites/first.txt data/suites/middle-*.txt\n"
        "  kamisado bench data/suites/line-ups-9-rings.txt --threads 2 --hash 1024");
    return {command, [options] { return run_bench(*options); }};
}

} // namespace kamisado::cli
