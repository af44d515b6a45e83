#pragma once

#include "cli/exit_code.h"
#include "cli/style_options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

struct ReviewOptions {
    std::string file;
    StyleOptions style;
    std::optional<std::uint64_t> nodes; ///< for the verdict of each move
    bool json = false;
};

/// Goes through a match decision by decision: what was won and lost, and what was better.
ExitCode run_review(const ReviewOptions& options);

} // namespace kamisado::cli
