#pragma once

#include "cli/exit_code.h"

#include <string>
#include <string_view>

namespace kamisado::cli {

/// Delivers the output of a command: prints it if the goal is "-", otherwise writes that file
/// atomically. Reports a file that cannot be written.
ExitCode deliver(std::string_view text, const std::string& goal);

} // namespace kamisado::cli
