#pragma once

#include "cli/exit_code.h"

#include <string>

namespace kamisado::cli {

struct ReplayOptions {
    std::string file;
    bool json = false;
};

/// Checks a record and tells how the match stands.
ExitCode run_replay(const ReplayOptions& options);

} // namespace kamisado::cli
