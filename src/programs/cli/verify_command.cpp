#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/strategy_verdict.h"
#include "notation/strategy_text.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

struct VerifyOptions {
    std::string file;
};

/// Checks by the rules alone that a strategy wins against everything.
ExitCode run_verify(const VerifyOptions& options) {
    const auto text = read_text(options.file);
    if (!text) {
        return report(text.error());
    }
    const auto strategy = read_strategy(*text);
    if (!strategy) {
        return report({shown_source(options.file), strategy.error()});
    }
    const auto verdict = strategy_verdict(*strategy);
    if (!verdict) {
        return report({shown_source(options.file), verdict.error()});
    }
    print(*verdict);
    return ExitCode::Fine;
}

} // namespace

Command add_verify(CLI::App& program) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* const command =
        program.add_subcommand("verify", "Check that a strategy wins, by the rules alone");
    command->add_option("FILE", options->file, "The strategy, - reads standard input")->required();
    command->footer("Plays it against everything the other side can do. No search is involved.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado verify data/first-round.strategy");
    return {command, [options] { return run_verify(*options); }};
}

} // namespace kamisado::cli
