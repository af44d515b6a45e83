#pragma once

#include "cli/exit_code.h"
#include "notation/position_text.h"

#include <string>

namespace kamisado::cli {

struct PerftOptions {
    int depth = 0;
    std::string position = write_position(Position::first());
    bool divide = false;
};

/// Counts the move paths of a length from a position.
ExitCode run_perft(const PerftOptions& options);

} // namespace kamisado::cli
