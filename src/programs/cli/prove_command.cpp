#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "cli/strategy_verdict.h"
#include "files/save_file.h"
#include "notation/position_text.h"
#include "notation/strategy_text.h"
#include "solver/prover.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <utility>

namespace kamisado::cli {

namespace {

struct ProveOptions {
    std::string position = write_position(Position::first());
    std::string file;
    std::string claim; ///< as in the third line of a strategy; empty: whoever wins
    bool progress = false;
};

/// Without a limit a search always comes to an end.
std::expected<Strategy, Failure> strategy_for(const Position& position, const std::string& claim,
                                              const ProverOptions& how) {
    if (claim.empty()) {
        return *prove(position, how);
    }
    // A strategy without replies, to have its third line read.
    const auto wanted =
        read_strategy("Kamisado strategy 1\n" + write_position(position) + "\n" + claim + "\n");
    if (!wanted) {
        return std::unexpected(Failure{"the claim", wanted.error()});
    }
    auto strategy = prove_points(position, wanted->winner, wanted->points, how);
    if (!strategy) {
        return failed("the claim", "prove.claim-is-false", "that cannot be forced");
    }
    return *std::move(strategy);
}

/// Finds out who wins a round from a position, and writes down how.
ExitCode run_prove(const ProveOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return report(
            {"the position", CommandError{"prove.round-is-over", "the round is over already"}});
    }
    ProgressLine progress(options.progress);
    const auto told = [](std::uint64_t nodes, std::size_t replies) {
        return [=] {
            return fmt::format("searched {:.1f} million positions, replies found: {}",
                               static_cast<double>(nodes) / 1e6, replies);
        };
    };
    progress.show(told(0, 0));
    std::uint64_t searched = 0;
    ProverOptions how;
    how.progress = [&](const ProverProgress& now) {
        searched = now.nodes;
        progress.show(told(now.nodes, now.replies));
    };
    const auto found = strategy_for(*position, options.claim, how);
    if (!found) {
        progress.erase();
        return report(found.error());
    }
    const Strategy& strategy = *found;
    progress.finish(told(searched, strategy.replies.size()));
    const auto verdict = strategy_verdict(strategy);
    if (!verdict) {
        return report({"the strategy", verdict.error()});
    }
    if (const auto written = write_atomically(options.file, write_strategy(strategy)); !written) {
        return report({options.file, CommandError{"file.unwritable", written.error().text()}});
    }
    print(*verdict);
    return ExitCode::Fine;
}

} // namespace

Command add_prove(CLI::App& program) {
    auto options = std::make_shared<ProveOptions>();
    CLI::App* const command =
        program.add_subcommand("prove", "Find out who wins a round, and write down how");
    command->add_option("FILE", options->file, "Where the strategy is written")->required();
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_option(
        "--claim", options->claim,
        "What to prove, as in 'gold loses at most 2 points'; who wins if not given");
    add_progress(*command, options->progress);
    command->footer("The strategy has a reply for every position that can arise, and is checked "
                    "before it\nis written. It need not be the quickest way to win.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado prove first-round.strategy\n"
                    "  kamisado prove ending.strategy --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_prove(*options); }};
}

} // namespace kamisado::cli
