#pragma once

#include "cli/board_options.h"
#include "cli/exit_code.h"
#include "cli/style_options.h"
#include "rules/player.h"

#include <string>

namespace kamisado::cli {

struct PlayOptions {
    std::string file;
    bool resume = false;
    std::string format;
    PerPlayer<std::string> names;
    std::string position;
    StyleOptions style;
    BoardOptions board;
};

/// A game for two at one keyboard, line by line.
ExitCode run_play(const PlayOptions& options);

} // namespace kamisado::cli
