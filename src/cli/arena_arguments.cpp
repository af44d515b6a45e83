#include "cli/arena_command.h"
#include "cli/arguments_by_subject.h"
#include "cli/shared_arguments.h"
#include "player/level.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

std::string check_level(const std::string& name) {
    return level_from_name(name) ? "" : name + " is no level: 1 to 10";
}

std::string check_games(const std::string& text) {
    int games = 0;
    return CLI::detail::lexical_cast(text, games) && games > 0 && games % 2 == 0
               ? ""
               : text + " is not an even number: seats are swapped after every game";
}

} // namespace

Command add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaCommandOptions>();
    CLI::App* const command =
        program.add_subcommand("arena", "Let two levels of the computer play many games");
    command->add_option("FIRST", options->first, "A level from 1 to 10")
        ->required()
        ->check(check_level, "");
    command->add_option("SECOND", options->second, "Another one, or the same")
        ->required()
        ->check(check_level, "");
    command->add_option("--games", options->games, "How many, an even number (400 if not given)")
        ->check(check_games, "");
    command
        ->add_option("--format", options->format,
                     "single, \"series N\", standard, long or marathon (single if not given)")
        ->check(check_format, "");
    command->add_flag("--first-position", options->first_position,
                      "Start with towers on their colours, not from random line-ups");
    command->add_option("--seed", options->seed,
                        "The same seed gives the same games (1 if not given)");
    command->add_option("--records", options->records, "A folder for the records of all games");
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    command->footer("Every line-up is played twice with the seats swapped. The share of games that "
                    "SECOND\nwins is told with its 95 % interval.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado arena 3 4\n"
                    "  kamisado arena 9 10 --games 40 --format standard --records games");
    return {command, [options] { return run_arena_command(*options); }};
}

} // namespace kamisado::cli
