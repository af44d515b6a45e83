#include "cli/arguments_by_subject.h"
#include "cli/play_command.h"
#include "cli/shared_arguments.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

Command add_play(CLI::App& program) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* const command = program.add_subcommand(
        "play", "Play a match, against the computer or somebody at your side");
    CLI::Option* const file = command->add_option(
        "FILE", options->file, "Where the match is kept; one that is there is gone on with");
    command->add_flag("--resume", options->resume, "Go on with the last match that had no FILE")
        ->excludes(file);
    command
        ->add_option("--format", options->format,
                     "single, \"series N\", standard, long or marathon (standard if not given)")
        ->check(check_format, "");
    command->add_option("--black", options->names[Player::Black],
                        "Who plays Black and starts: a name, or 1 to 10 for the computer");
    command->add_option("--gold", options->names[Player::Gold], "Who plays Gold, likewise");
    command
        ->add_option("--pace", options->pace,
                     "How fast the computer answers: at once, or like a person")
        ->check(CLI::IsMember({"fast", "human"}));
    command->add_option("--seed", options->seed,
                        "A number that makes the computer play the same again");
    command->add_option("--position", options->position, "Where a new match starts");
    add_spelling(*command, options->style, "--spelling", "Of the moves in the record");
    add_language(*command, options->style, "Of the words in it, and of those typed");
    add_board(*command, options->board);
    command->footer("Type help in the game. Moves are taken in every spelling: e1e4, KF3O, K↑3O, "
                    "Pink\nForward 3 Orange. Every change is saved at once.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado play\n"
                    "  kamisado play --gold 4 --pace human\n"
                    "  kamisado play --resume\n"
                    "  kamisado play friday.kamisado --format long --black Amy --gold Chris\n"
                    "  kamisado play --format 'series 5' --kanji");
    return {command, [options] { return run_play(*options); }};
}

} // namespace kamisado::cli
