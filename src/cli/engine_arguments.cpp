#include "cli/analyse_command.h"
#include "cli/arguments_by_subject.h"
#include "cli/engine_command.h"
#include "cli/shared_arguments.h"

#include <CLI/CLI.hpp>

#include <memory>

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

Command add_analyse(CLI::App& program) {
    auto options = std::make_shared<AnalyseOptions>();
    CLI::App* const command = program.add_subcommand(
        "analyse", "Answer many questions of other programs: JSON lines in, JSON lines out");
    add_engine(*command, options->threads, options->hash_megabytes);
    command->footer(
        "docs/engine-protocol.md specifies requests and answers. The memory is that of "
        "each thread.\n"
        "At the end of standard input everything is answered first.\n"
        "\n"
        "Examples:\n"
        "  echo '{\"id\": 1, \"position\": \"2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g "
        "O\"}' | kamisado analyse\n"
        "  kamisado analyse --threads 2 <requests.jsonl >answers.jsonl");
    return {command, [options] { return run_analyse(*options); }};
}

} // namespace kamisado::cli
