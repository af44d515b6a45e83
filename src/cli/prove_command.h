#pragma once

#include "cli/exit_code.h"
#include "notation/position_text.h"

#include <string>

namespace kamisado::cli {

struct ProveOptions {
    std::string position = write_position(Position::first());
    std::string file;
    std::string claim; ///< as in the third line of a strategy; empty: whoever wins
};

/// Finds out who wins a round from a position, and writes down how.
ExitCode run_prove(const ProveOptions& options);

} // namespace kamisado::cli
