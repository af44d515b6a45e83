#pragma once

#include "arena/settings.h"
#include "cli/exit_code.h"

#include <string>

namespace kamisado::cli {

struct ArenaCommandOptions {
    ArenaSettings settings;
    std::string openings; ///< a file; empty: none
    int threads = 1;
    std::string records;       ///< a folder; empty: none are kept
    std::string state;         ///< a file that the games are kept in, to go on with; empty: none
    std::string engine_errors; ///< a file for what engines say on standard error; empty: dropped
    bool json = false;
};

/// Lets two levels or programs play many games from both seats and counts.
ExitCode run_arena_command(const ArenaCommandOptions& options);

} // namespace kamisado::cli
