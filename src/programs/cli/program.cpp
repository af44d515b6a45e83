#include "cli/program.h"

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/version.h"
#include "options/help_text.h"
#include "options/usage_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
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
    "  kamisado help COMMAND                     all about a command";

std::string usage_failure(const CLI::App* app, const CLI::Error& error) {
    const auto* const wrong = dynamic_cast<const CLI::ParseError*>(&error);
    return fmt::format("kamisado: {}\nkamisado --help and kamisado COMMAND --help tell more.\n",
                       wrong != nullptr ? options::describe(*app, *wrong) : error.what());
}

std::string help_of(const CLI::App* app, const std::string& /*name*/, CLI::AppFormatMode /*mode*/) {
    return options::write_help(options::page_of(*app));
}

/// Without a command it is the full-screen game.
ExitCode run_chosen(const std::vector<Command>& commands) {
    auto chosen = std::ranges::find_if(
        commands, [](const Command& command) { return command.arguments->parsed(); });
    if (chosen == commands.end()) {
        chosen = std::ranges::find_if(commands, [](const Command& command) {
            return command.arguments->get_name() == "terminal";
        });
    }
    return chosen->run();
}

ExitCode run(int argc, const char* const* argv) {
    CLI::App app("The board game Kamisado: play it, show it, check and convert records of it",
                 "kamisado");
    app.formatter_fn(help_of); // before the commands, which take it over
    app.set_version_flag("--version", fmt::format("kamisado {}", version),
                         "Print the version and exit");
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.footer(footer);
    app.failure_message(usage_failure);
    app.require_subcommand(0, 1); // none opens the full-screen game
    std::vector<Command> commands;
    for (const auto& add : all_commands) {
        commands.push_back(add(app));
    }
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
