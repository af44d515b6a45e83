#pragma once

#include "cli/exit_code.h"

#include <CLI/App.hpp>

#include <array>
#include <functional>

/// The commands of the program. NAME_command.cpp states the options of a command and runs it; to
/// add one, write such a file and name it twice here.
namespace kamisado::cli {

/// A command's arguments, and what it does once they have been read.
struct Command {
    CLI::App* arguments = nullptr;
    std::function<ExitCode()> run;
};

[[nodiscard]] Command add_play(CLI::App& program);
[[nodiscard]] Command add_terminal(CLI::App& program);
[[nodiscard]] Command add_puzzle(CLI::App& program);
[[nodiscard]] Command add_show(CLI::App& program);
[[nodiscard]] Command add_moves(CLI::App& program);
[[nodiscard]] Command add_replay(CLI::App& program);
[[nodiscard]] Command add_convert(CLI::App& program);
[[nodiscard]] Command add_sheet(CLI::App& program);
[[nodiscard]] Command add_hint(CLI::App& program);
[[nodiscard]] Command add_review(CLI::App& program);
[[nodiscard]] Command add_solve(CLI::App& program);
[[nodiscard]] Command add_openings(CLI::App& program);
[[nodiscard]] Command add_prove(CLI::App& program);
[[nodiscard]] Command add_verify(CLI::App& program);
[[nodiscard]] Command add_puzzles(CLI::App& program);
[[nodiscard]] Command add_arena(CLI::App& program);
[[nodiscard]] Command add_survey(CLI::App& program);
[[nodiscard]] Command add_tournament(CLI::App& program);
[[nodiscard]] Command add_bench(CLI::App& program);
[[nodiscard]] Command add_perft(CLI::App& program);
[[nodiscard]] Command add_engine(CLI::App& program);
[[nodiscard]] Command add_analyse(CLI::App& program);
[[nodiscard]] Command add_serve(CLI::App& program);
[[nodiscard]] Command add_backup(CLI::App& program);
[[nodiscard]] Command add_restore(CLI::App& program);
[[nodiscard]] Command add_host(CLI::App& program);
[[nodiscard]] Command add_bot(CLI::App& program);
[[nodiscard]] Command add_completion(CLI::App& program);
[[nodiscard]] Command add_help(CLI::App& program);

/// In the order in which they are listed.
inline constexpr std::array all_commands{
    add_play,    add_terminal, add_puzzle,  add_show,       add_moves,  add_replay,
    add_convert, add_sheet,    add_hint,    add_review,     add_solve,  add_openings,
    add_prove,   add_verify,   add_puzzles, add_arena,      add_survey, add_tournament,
    add_bench,   add_perft,    add_engine,  add_analyse,    add_serve,  add_backup,
    add_restore, add_host,     add_bot,     add_completion, add_help};

} // namespace kamisado::cli
