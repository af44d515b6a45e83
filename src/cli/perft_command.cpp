#include "cli/perft_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/sorted_moves.h"
#include "notation/spelling.h"
#include "rules/perft.h"
#include "rules/position.h"

#include <fmt/format.h>

#include <string>

namespace kamisado::cli {

namespace {

void print_divided(const Position& position, int depth) {
    for (const Move move : sorted_moves(position)) {
        print(fmt::format("{} {}\n", write_coordinates(move), perft(position.after(move), depth)));
    }
}

} // namespace

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

} // namespace kamisado::cli
