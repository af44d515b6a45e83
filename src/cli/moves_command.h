#pragma once

#include "cli/exit_code.h"
#include "cli/style_options.h"
#include "notation/position_text.h"

#include <string>

namespace kamisado::cli {

struct MovesOptions {
    std::string position = write_position(Position::first());
    StyleOptions style;
    bool json = false;
};

/// Lists the legal moves of a position.
ExitCode run_moves(const MovesOptions& options);

} // namespace kamisado::cli
