#include "cli/arguments_by_subject.h"
#include "cli/engine_command.h"

#include <CLI/CLI.hpp>

namespace kamisado::cli {

Command add_engine_command(CLI::App& program) {
    CLI::App* const command = program.add_subcommand(
        "engine", "Play for other programs: lines in, lines out, much like UCI");
    command->footer("docs/engine-protocol.md specifies what is said. quit, or the end of standard "
                    "input, ends it.\n"
                    "\n"
                    "Examples:\n"
                    "  printf 'uki\\nquit\\n' | kamisado engine\n"
                    "  (echo 'position start moves e1e4'; echo 'go movetime 500'; sleep 1) | "
                    "kamisado engine");
    return {command, [] { return run_engine(); }};
}

} // namespace kamisado::cli
