#pragma once

#include "cli/exit_code.h"

#include <string>
#include <vector>

namespace kamisado::cli {

struct BenchOptions {
    /// Files with a position a line; # begins a comment.
    std::vector<std::string> files;
    int threads = 1;
    int hash_megabytes = 64;
};

/// Solves every position of some suites anew and tells how long it takes. The last line is the
/// number of nodes, which in one thread is the same everywhere.
ExitCode run_bench(const BenchOptions& options);

} // namespace kamisado::cli
