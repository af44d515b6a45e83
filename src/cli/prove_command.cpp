#include "cli/prove_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/strategy_verdict.h"
#include "files/save_file.h"
#include "notation/strategy_text.h"
#include "solver/prover.h"

#include <expected>
#include <string>
#include <utility>

namespace kamisado::cli {

namespace {

/// Without a limit a search always comes to an end.
std::expected<Strategy, Failure> strategy_for(const Position& position, const std::string& claim) {
    if (claim.empty()) {
        return *prove(position);
    }
    // A strategy without replies, to have its third line read.
    const auto wanted =
        read_strategy("Kamisado strategy 1\n" + write_position(position) + "\n" + claim + "\n");
    if (!wanted) {
        return std::unexpected(Failure{"the claim", wanted.error()});
    }
    auto strategy = prove_points(position, wanted->winner, wanted->points);
    if (!strategy) {
        return std::unexpected(
            Failure{"the claim", Fault{"prove.claim-is-false", "that cannot be forced"}});
    }
    return *std::move(strategy);
}

} // namespace

ExitCode run_prove(const ProveOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return report({"the position", Fault{"prove.round-is-over", "the round is over already"}});
    }
    const auto found = strategy_for(*position, options.claim);
    if (!found) {
        return report(found.error());
    }
    const Strategy& strategy = *found;
    const auto verdict = strategy_verdict(strategy);
    if (!verdict) {
        return report({"the strategy", verdict.error()});
    }
    if (const auto written = write_atomically(options.file, write_strategy(strategy)); !written) {
        return report({options.file, Fault{"file.unwritable", written.error()}});
    }
    print(*verdict);
    return ExitCode::Fine;
}

} // namespace kamisado::cli
