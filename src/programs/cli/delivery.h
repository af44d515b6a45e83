#pragma once

#include "cli/exit_code.h"

#include <string>
#include <string_view>

namespace kamisado::cli {

/// What a command has made: printed when the goal is "-", otherwise written to that file at one
/// stroke. Reports a file that cannot be written.
ExitCode deliver(std::string_view text, const std::string& goal);

} // namespace kamisado::cli
