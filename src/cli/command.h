#pragma once

#include <CLI/App.hpp>

#include <cstdint>
#include <functional>

namespace kamisado::cli {

enum class ExitCode : std::uint8_t {
    Fine = 0,
    WrongInput = 1, ///< a bad position, a bad record, an illegal move, a file that cannot be used
    WrongUsage = 2,
};

/// A command of the program: its arguments, and what it does once they have been read.
struct Command {
    CLI::App* arguments = nullptr;
    std::function<ExitCode()> run;
};

Command add_convert_command(CLI::App& program);
Command add_moves_command(CLI::App& program);
Command add_perft_command(CLI::App& program);
Command add_play_command(CLI::App& program);
Command add_replay_command(CLI::App& program);
Command add_sheet_command(CLI::App& program);
Command add_show_command(CLI::App& program);

} // namespace kamisado::cli
