#include "cli/terminal_command.h"

#include "cli/output.h"
#include "files/environment.h"
#include "notation/record.h"
#include "notation/spelling.h"
#include "terminal/terminal_game.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

terminal::GameOptions game_of(const TerminalOptions& options) {
    terminal::GameOptions game;
    if (!options.file.empty()) {
        game.file = options.file;
    }
    game.format = format_from_name(options.format);
    game.names = options.names;
    game.language = language_from_code(options.language);
    game.colours = !options.no_colour && !environment("NO_COLOR");
    game.mouse = !options.no_mouse;
    game.kanji = options.kanji;
    game.resume = options.resume;
    return game;
}

} // namespace

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

} // namespace kamisado::cli
