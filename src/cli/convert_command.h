#pragma once

#include "cli/exit_code.h"
#include "cli/style_options.h"

#include <string>

namespace kamisado::cli {

struct ConvertOptions {
    std::string file;
    StyleOptions style;
    std::string output = "-";
};

/// Writes a record in another spelling of the moves.
ExitCode run_convert(const ConvertOptions& options);

} // namespace kamisado::cli
