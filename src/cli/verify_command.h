#pragma once

#include "cli/exit_code.h"

#include <string>

namespace kamisado::cli {

struct VerifyOptions {
    std::string file;
};

/// Checks by the rules alone that a strategy wins against everything.
ExitCode run_verify(const VerifyOptions& options);

} // namespace kamisado::cli
