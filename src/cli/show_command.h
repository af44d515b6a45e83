#pragma once

#include "cli/board_options.h"
#include "cli/exit_code.h"
#include "cli/moment.h"
#include "notation/position_text.h"

#include <string>

namespace kamisado::cli {

struct ShowOptions {
    std::string file;
    std::string position = write_position(Position::first());
    MomentWanted moment;
    BoardOptions board;
};

/// Draws the board of a position, or of a moment of a match.
ExitCode run_show(const ShowOptions& options);

} // namespace kamisado::cli
