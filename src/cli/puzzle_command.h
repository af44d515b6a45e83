#pragma once

#include "cli/board_options.h"
#include "cli/exit_code.h"
#include "cli/puzzle_choice.h"
#include "cli/style_options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

struct PuzzleOptions {
    std::string id;
    std::string theme;  ///< any if empty
    std::string grades; ///< all if empty
    std::string date;   ///< today if empty
    bool random = false;
    std::optional<std::uint64_t> seed; ///< another one each time if not given
    bool list = false;
    bool json = false;
    std::string file; ///< those that the program brings along if empty
    StyleOptions style;
    BoardOptions board;
};

/// Somebody solves puzzles, line by line; or a list of them.
ExitCode run_puzzle(const PuzzleOptions& options);

} // namespace kamisado::cli
