#pragma once

#include "cli/exit_code.h"

#include <string>

namespace kamisado::cli {

struct BackupOptions {
    std::string file;
    std::string database; ///< empty: where `kamisado serve` keeps its games
};

/// Everything that the server stores, into one new file, while it runs.
ExitCode run_backup(const BackupOptions& options);
/// Such a file in place of what the server stores.
ExitCode run_restore(const BackupOptions& options);

} // namespace kamisado::cli
