#include "cli/engine_command.h"

#include "cli/standard_lines.h"
#include "cli/version.h"
#include "protocol/engine.h"

#include <string>

namespace kamisado::cli {

ExitCode run_engine() {
    protocol::Engine engine(std::string(version), say_line);
    static_cast<void>(take_standard_lines(
        protocol::longest_engine_line,
        [&](std::optional<std::string_view> line) { return engine.hear(line); }));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
