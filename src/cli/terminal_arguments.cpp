#include "cli/arguments_by_subject.h"
#include "cli/shared_arguments.h"
#include "cli/terminal_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

Command add_terminal(CLI::App& program) {
    auto options = std::make_shared<TerminalOptions>();
    CLI::App* const command = program.add_subcommand(
        "terminal", "The full-screen game in this terminal, also by kamisado alone");
    CLI::Option* const file = command->add_option("FILE", options->file,
                                                  "A match to go on with; every change goes there");
    command->add_flag("--resume", options->resume, "Go on with the last match that had no FILE")
        ->excludes(file);
    command
        ->add_option("--format", options->format,
                     "Begin at once: single, \"series N\", standard, long or marathon")
        ->check(check_format, "");
    command->add_option("--black", options->names[Player::Black],
                        "Begin at once: who plays Black, a name or 1 to 10 for the computer");
    command->add_option("--gold", options->names[Player::Gold], "Who plays Gold, likewise");
    command
        ->add_option("--language", options->language,
                     "en, de or fr (that of the locale if not given)")
        ->check(CLI::IsMember({"en", "de", "fr"}));
    command->add_flag("--no-colour,--no-color", options->no_colour,
                      "Letters and signs instead of colours");
    command->add_flag("--no-mouse", options->no_mouse, "Leave the mouse to the terminal");
    command->add_flag("--kanji", options->kanji, "Mark the squares with kanji");
    command->footer("Press ? in the game for its keys. The match is kept after every move, "
                    "whatever happens.\n"
                    "Where there is no full screen (a pipe, a screen reader): kamisado play.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado terminal\n"
                    "  kamisado terminal --gold 4\n"
                    "  kamisado terminal --resume\n"
                    "  kamisado terminal friday.kamisado --kanji\n"
                    "  kamisado terminal --language de --no-colour");
    return {command, [options] { return run_terminal(*options); }};
}

} // namespace kamisado::cli
