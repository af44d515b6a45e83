#pragma once

#include "mpi/leader.h"

#include <CLI/App.hpp>

#include <functional>

namespace kamisado::mpi {

/// A command of the program as rank 0 has it; what it returns is the exit code.
struct Command {
    CLI::App* arguments = nullptr;
    std::function<int(Leader&)> run;
};

[[nodiscard]] Command add_survey(CLI::App& program);
[[nodiscard]] Command add_arena(CLI::App& program);

} // namespace kamisado::mpi
