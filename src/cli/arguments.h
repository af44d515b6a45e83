#pragma once

#include "cli/exit_code.h"

#include <CLI/App.hpp>

#include <functional>
#include <vector>

namespace kamisado::cli {

/// A command of the program: its arguments, and what it does once they have been read.
struct Command {
    CLI::App* arguments = nullptr;
    std::function<ExitCode()> run;
};

/// Declares every command with its options and its help, in the order in which they are listed.
/// The commands themselves know nothing of CLI11.
[[nodiscard]] std::vector<Command> add_commands(CLI::App& program);

} // namespace kamisado::cli
