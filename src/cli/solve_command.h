#pragma once

#include "cli/exit_code.h"
#include "notation/position_text.h"

#include <optional>
#include <string>

namespace kamisado::cli {

struct SolveOptions {
    std::string position = write_position(Position::first());
    bool distance = false;
    bool points = false;
    bool line = false;
    int threads = 1;
    int hash_megabytes = 256;
    std::optional<double> seconds; ///< give up after so long
    bool json = false;
};

/// Tells what is proved of every legal move of a position.
ExitCode run_solve(const SolveOptions& options);

} // namespace kamisado::cli
