#pragma once

#include "cli/exit_code.h"
#include "rules/player.h"

#include <string>

namespace kamisado::cli {

struct TerminalOptions {
    std::string file;
    bool resume = false;
    std::string format;           ///< of a match that begins at once
    PerPlayer<std::string> names; ///< likewise
    std::string language;         ///< else the locale's
    bool no_colour = false;
    bool no_mouse = false;
    bool kanji = false;
};

/// The full-screen game. Where there is no screen it says so, and what there is instead.
ExitCode run_terminal(const TerminalOptions& options);

} // namespace kamisado::cli
