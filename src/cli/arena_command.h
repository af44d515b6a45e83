#pragma once

#include "cli/exit_code.h"

#include <cstdint>
#include <string>

namespace kamisado::cli {

struct ArenaCommandOptions {
    std::string first;
    std::string second;
    int games = 400;
    std::string format = "single";
    bool first_position = false;
    std::uint64_t seed = 1;
    std::string records; ///< a folder; empty: none are kept
    bool json = false;
};

/// Lets two levels play many games from both seats and counts.
ExitCode run_arena_command(const ArenaCommandOptions& options);

} // namespace kamisado::cli
