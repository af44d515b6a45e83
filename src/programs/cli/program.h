#pragma once

namespace kamisado::cli {

/// Reads the command line, runs the command and returns the exit code.
int run_program(int argc, const char* const* argv);

} // namespace kamisado::cli
