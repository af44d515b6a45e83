#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/sorted_moves.h"
#include "notation/spelling.h"
#include "rules/perft.h"
#include "rules/position.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

constexpr int deepest = 30;

struct PerftOptions {
    int depth = 0;
    std::string position = write_position(Position::first());
    bool divide = false;
};

void print_divided(const Position& position, int depth) {
    for (const Move move : sorted_moves(position)) {
        print(fmt::format("{} {}\n", write_coordinates(move), perft(position.after(move), depth)));
    }
}

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
    if (options.divide && options.depth > 0) {
        print_divided(*position, options.depth - 1);
    }
    print(fmt::format("{}\n", perft(*position, options.depth)));
    return ExitCode::Fine;
}

} // namespace

Command add_perft_command(CLI::App& program) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* const command =
        program.add_subcommand("perft", "Count the move paths of a length from a position");
    command->add_option("DEPTH", options->depth, "How many moves deep")
        ->required()
        ->check(CLI::Range(0, deepest));
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_flag("--divide", options->divide, "Also count behind each move");
    command->footer("The total stands alone on the last line. A round that is over has no moves.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado perft 5\n"
                    "  kamisado perft 3 --divide --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_perft(*options); }};
}

} // namespace kamisado::cli
