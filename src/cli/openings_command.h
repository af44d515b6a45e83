#pragma once

#include "cli/exit_code.h"
#include "notation/position_text.h"

#include <string>

namespace kamisado::cli {

struct OpeningsOptions {
    std::string position = write_position(Position::first());
    int plies = 2;
    std::string output = "-";
    int threads = 1;
    int hash_megabytes = 256;
};

/// Writes down what is proved of every move of the first plies: docs/openings.md tells the format.
ExitCode run_openings(const OpeningsOptions& options);

} // namespace kamisado::cli
