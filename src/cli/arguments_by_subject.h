#pragma once

#include "cli/arguments.h"

/// One function for each command, a file for each subject: NAME_arguments.cpp.
namespace kamisado::cli {

[[nodiscard]] Command add_play(CLI::App& program);
[[nodiscard]] Command add_terminal(CLI::App& program);

[[nodiscard]] Command add_puzzle(CLI::App& program);
[[nodiscard]] Command add_puzzles(CLI::App& program);

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
[[nodiscard]] Command add_bench(CLI::App& program);
[[nodiscard]] Command add_perft(CLI::App& program);

[[nodiscard]] Command add_arena(CLI::App& program);
[[nodiscard]] Command add_survey(CLI::App& program);

[[nodiscard]] Command add_engine_command(CLI::App& program);
[[nodiscard]] Command add_analyse(CLI::App& program);

[[nodiscard]] Command add_serve(CLI::App& program);
[[nodiscard]] Command add_backup(CLI::App& program);
[[nodiscard]] Command add_restore(CLI::App& program);
[[nodiscard]] Command add_bot(CLI::App& program);

} // namespace kamisado::cli
