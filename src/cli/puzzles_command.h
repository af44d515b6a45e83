#pragma once

#include "cli/exit_code.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

struct PuzzlesOptions {
    std::uint64_t seed = 1;
    std::optional<std::string> theme; ///< all if not given
    std::optional<int> count;         ///< of each theme; the full set if not given
    std::string output = "-";
    int threads = 1;
};

/// Makes puzzles: docs/puzzles.md tells how.
ExitCode run_puzzles(const PuzzlesOptions& options);

/// Proves every puzzle of a file again and tells what is wrong with the first that is not right.
ExitCode verify_puzzles(const std::string& file);

} // namespace kamisado::cli
