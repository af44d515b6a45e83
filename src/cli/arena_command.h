#pragma once

#include "cli/exit_code.h"
#include "survey/arena_options.h"

#include <string>

namespace kamisado::cli {

struct ArenaCommandOptions : survey::ArenaOptions {
    std::string engine_errors; ///< a file for what engines say on standard error; empty: dropped
};

/// Lets two levels or programs play many games from both seats and counts.
ExitCode run_arena_command(const ArenaCommandOptions& options);

} // namespace kamisado::cli
