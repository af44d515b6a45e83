#pragma once

#include "cli/exit_code.h"
#include "cli/style_options.h"

#include <string>

namespace kamisado::cli {

struct SheetOptions {
    std::string file;
    StyleOptions style;
};

/// Prints a match as a score sheet.
ExitCode run_sheet(const SheetOptions& options);

} // namespace kamisado::cli
