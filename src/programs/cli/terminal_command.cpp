#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "files/environment.h"
#include "notation/record.h"
#include "notation/spelling.h"
#include "options/checks.h"
#include "rules/player.h"
#include "terminal/terminal_game.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

struct TerminalOptions {
    std::string file;
    bool resume = false;
    std::string format;           ///< of a match that begins at once
    PerPlayer<std::string> names; ///< likewise
    std::string clock;            ///< likewise
    StyleOptions style;
    bool no_colour = false;
    bool no_mouse = false;
    bool kanji = false;
};

terminal::GameOptions game_of(const TerminalOptions& options) {
    terminal::GameOptions game;
    if (!options.file.empty()) {
        game.file = options.file;
    }
    game.format = format_from_name(options.format);
    game.names = options.names;
    game.clock = clock_from_name(options.clock);
    game.language = options.style.language();
    game.edition = options.style.edition();
    game.turned = options.style.turned;
    game.colours = !options.no_colour && !environment("NO_COLOR");
    game.mouse = !options.no_mouse;
    game.kanji = options.kanji;
    game.resume = options.resume;
    return game;
}

/// The full-screen game. Where there is no screen it says so, and what there is instead.
ExitCode run_terminal(const TerminalOptions& options) {
    const auto farewell = terminal::play_full_screen(game_of(options));
    if (!farewell) {
        print_error(
            fmt::format("{} kamisado play is the game line by line, kamisado --help lists all "
                        "commands.",
                        farewell.error()));
        return ExitCode::WrongUsage;
    }
    if (!farewell->empty()) {
        print(*farewell + "\n");
    }
    return ExitCode::Fine;
}

} // namespace

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
                     "single, \"series N\", standard, long or marathon")
        ->check(check_format, "");
    add_players(*command, options->names);
    add_clock(*command, options->clock);
    add_language(*command, options->style, "That of the locale if not given");
    add_edition(*command, options->style);
    command->add_flag("--no-colour,--no-color", options->no_colour,
                      "Letters and signs instead of colours");
    command->add_flag("--no-mouse", options->no_mouse, "Leave the mouse to the terminal");
    command->add_flag("--kanji", options->kanji, "Mark the squares with kanji");
    command->footer("With --format, --black, --gold or --clock a match begins at once.\n"
                    "Press ? in the game for its keys. The match is kept after every move, "
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
