#pragma once

#include "cli/board_options.h"
#include "cli/exit_code.h"
#include "cli/style_options.h"
#include "rules/player.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

struct PlayOptions {
    std::string file;
    bool resume = false;
    std::string format;
    PerPlayer<std::string> names;
    std::string position;
    std::string pace = "fast";
    std::optional<std::uint64_t>
        seed; ///< of the computer's luck; another one each time if not given
    StyleOptions style;
    BoardOptions board;
};

/// A game for two at one keyboard, or against the computer, line by line.
ExitCode run_play(const PlayOptions& typed);

} // namespace kamisado::cli
