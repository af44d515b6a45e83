#include "cli/verify_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/strategy_verdict.h"
#include "notation/strategy_text.h"

namespace kamisado::cli {

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

} // namespace kamisado::cli
