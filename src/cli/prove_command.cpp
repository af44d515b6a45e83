#include "cli/prove_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/strategy_verdict.h"
#include "files/save_file.h"
#include "notation/strategy_text.h"
#include "solver/prover.h"

#include <string>

namespace kamisado::cli {

ExitCode run_prove(const ProveOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return report({"the position", Fault{"prove.round-is-over", "the round is over already"}});
    }
    const Strategy strategy = *prove(*position); // without a limit it always comes to an end
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
