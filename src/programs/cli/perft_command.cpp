#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "cli/sorted_moves.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "options/checks.h"
#include "rules/moves.h"
#include "rules/perft.h"
#include "rules/position.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

struct PerftOptions {
    int depth = 0;
    std::string position = write_position(Position::first());
    bool divide = false;
    bool progress = false;
};

/// Told after each of the first moves, of how many.
using AfterMove = std::function<void(std::size_t done, std::size_t total)>;

/// Where a search can be told apart from nothing, count after two moves at a time.
constexpr int long_enough_to_tell = 6;

std::uint64_t count_paths(const Position& position, int depth, const AfterMove& tell) {
    if (depth < long_enough_to_tell) {
        return perft(position, depth);
    }
    const std::vector<Move> moves = sorted_moves(position);
    std::uint64_t paths = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        tell(i, moves.size());
        for (const Position next = position.after(moves[i]); const Move reply : legal_moves(next)) {
            paths += perft(next.after(reply), depth - 2);
            tell(i, moves.size());
        }
    }
    return paths;
}

struct Divided {
    std::string lines; ///< a move each, and the paths after it
    std::uint64_t paths = 0;
};

Divided divide(const Position& position, int depth, const AfterMove& tell) {
    Divided divided;
    const std::vector<Move> moves = sorted_moves(position);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto tell_all = [&](std::size_t, std::size_t) { tell(i, moves.size()); };
        const Position next = position.after(moves[i]);
        const std::uint64_t paths = count_paths(next, depth - 1, tell_all);
        divided.lines += fmt::format("{} {}\n", write_coordinates(moves[i]), paths);
        divided.paths += paths;
    }
    return divided;
}

/// Counts the move paths of a length from a position.
ExitCode run_perft(const PerftOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        print(options.depth == 0 ? "1\n" : "0\n");
        return ExitCode::Fine;
    }
    ProgressLine progress(options.progress);
    const auto tell = [&](std::size_t done, std::size_t total) {
        progress.show([&] { return fmt::format("{} of {} first moves", done, total); });
    };
    tell(0, sorted_moves(*position).size());
    const Divided counted =
        options.divide && options.depth > 0
            ? divide(*position, options.depth, tell)
            : Divided{.lines = "", .paths = count_paths(*position, options.depth, tell)};
    progress.finish([&] { return fmt::format("{} paths", counted.paths); });
    print(fmt::format("{}{}\n", counted.lines, counted.paths));
    return ExitCode::Fine;
}

constexpr int deepest_perft = 30;

} // namespace

Command add_perft(CLI::App& program) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* const command =
        program.add_subcommand("perft", "Count the move paths of a length from a position");
    command->add_option("DEPTH", options->depth, "How many moves deep")
        ->required()
        ->check(options::whole_number(0, deepest_perft));
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_flag("--divide", options->divide, "Also count after each move");
    add_progress(*command, options->progress);
    command->footer("The total stands alone on the last line. A round that is over has no moves.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado perft 5\n"
                    "  kamisado perft 3 --divide --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_perft(*options); }};
}

} // namespace kamisado::cli
