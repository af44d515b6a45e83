#include "cli/arguments.h"

#include "cli/arguments_by_subject.h"

namespace kamisado::cli {

std::vector<Command> add_commands(CLI::App& program) {
    return {add_play(program),    add_terminal(program),       add_puzzle(program),
            add_show(program),    add_moves(program),          add_replay(program),
            add_convert(program), add_sheet(program),          add_hint(program),
            add_review(program),  add_solve(program),          add_openings(program),
            add_prove(program),   add_verify(program),         add_puzzles(program),
            add_arena(program),   add_survey(program),         add_bench(program),
            add_perft(program),   add_engine_command(program), add_analyse(program),
            add_serve(program),   add_backup(program),         add_restore(program),
            add_bot(program)};
}

} // namespace kamisado::cli
