#include "cli/arena_command.h"
#include "cli/arguments_by_subject.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

Command add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaCommandOptions>();
    CLI::App* const command = program.add_subcommand(
        "arena", "Let two levels, or programs that speak the engine's protocol, play many games");
    add_options(*command, *options);
    command->get_option("--json")->description("For programs: one JSON object, errors too");
    command->add_option("--engine-errors", options->engine_errors,
                        "A file for what programs write to standard error (dropped if not given)");
    command->footer(
        "Every start is played twice with the seats swapped. What is measured is SECOND: the "
        "share\n"
        "of games that it wins with its 95 % interval, and its Elo against FIRST. A program that\n"
        "crashes, says what is no move or is late loses that game and is started again.\n"
        "docs/arena.md tells more.\n"
        "\n"
        "Examples:\n"
        "  kamisado arena 3 4\n"
        "  kamisado arena 9 10 --games 40 --format standard --records games\n"
        "  kamisado arena 5 './other-engine --fast' --movetime 100 --threads 2 --state run.arena\n"
        "  kamisado arena 4 'kamisado engine' --second-option Level=5 --sprt elo0=0,elo1=40");
    return {command, [options] { return run_arena_command(*options); }};
}

} // namespace kamisado::cli
