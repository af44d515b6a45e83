#pragma once

#include "cli/exit_code.h"

namespace kamisado::cli {

struct AnalyseOptions {
    int threads = 1;
    int hash_megabytes = 64; ///< of each thread
};

/// Answers questions of other programs, many at a time: docs/engine-protocol.md.
ExitCode run_analyse(const AnalyseOptions& options);

} // namespace kamisado::cli
