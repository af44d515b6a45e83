#include "cli/program.h"

#include "cli/arguments.h"
#include "cli/output.h"
#include "cli/terminal_command.h"
#include "cli/version.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <exception>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

constexpr auto footer =
    "Exit codes: 0 all is well, 1 the input is wrong, 2 the command line is wrong.\n"
    "A FILE or a position of - is read from standard input.\n"
    "\n"
    "Examples:\n"
    "  kamisado                                  the full-screen game in this terminal\n"
    "  kamisado play                             two people at one keyboard\n"
    "  kamisado play --gold 4                    against the computer's fourth level of ten\n"
    "  kamisado show                             the board before the first move\n"
    "  kamisado replay game.kamisado             checks a record and tells how it stands\n"
    "  kamisado COMMAND --help                   all about a command";

std::string usage_failure(const CLI::App* /*app*/, const CLI::Error& error) {
    return fmt::format("kamisado: {}\nkamisado --help and kamisado COMMAND --help tell more.\n",
                       error.what());
}

ExitCode run_chosen(const std::vector<Command>& commands) {
    for (const Command& command : commands) {
        if (command.arguments->parsed()) {
            return command.run();
        }
    }
    return run_terminal({});
}

ExitCode run(int argc, const char* const* argv) {
    CLI::App app("The board game Kamisado: play it, show it, check and convert records of it.",
                 "kamisado");
    app.set_version_flag("--version", fmt::format("kamisado {}", version));
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.footer(footer);
    app.failure_message(usage_failure);
    app.require_subcommand(0, 1); // none opens the full-screen game
    const std::vector<Command> commands = add_commands(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? ExitCode::Fine : ExitCode::WrongUsage;
    }
    return run_chosen(commands);
}

} // namespace

int run_program(int argc, const char* const* argv) {
    ExitCode code = ExitCode::WrongInput;
    try {
        code = run(argc, argv);
    } catch (const std::exception& error) {
        print_error(error.what());
    }
    if (!flush_output()) {
        print_error("standard output cannot be written");
        code = ExitCode::WrongInput;
    }
    return static_cast<int>(code);
}

} // namespace kamisado::cli
