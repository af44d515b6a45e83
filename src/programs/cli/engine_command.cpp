#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/shared_arguments.h"
#include "cli/standard_lines.h"
#include "cli/version.h"
#include "protocol/engine.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

/// An engine for other programs: docs/engine-protocol.md.
ExitCode run_engine() {
    protocol::Engine engine(std::string(version), say_line);
    static_cast<void>(take_standard_lines(
        protocol::longest_engine_line,
        [&](std::optional<std::string_view> line) { return engine.hear(line); }));
    return ExitCode::Fine;
}

} // namespace

Command add_engine(CLI::App& program) {
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
