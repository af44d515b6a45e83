#include "cli/analyse_command.h"

#include "cli/standard_lines.h"
#include "protocol/analyst.h"

namespace kamisado::cli {

ExitCode run_analyse(const AnalyseOptions& options) {
    protocol::Analyst analyst(
        {.threads = options.threads, .hash_megabytes = options.hash_megabytes}, say_line);
    const bool is_read =
        take_standard_lines(protocol::longest_request, [&](std::optional<std::string_view> line) {
            analyst.hear(line);
            return true;
        });
    if (is_read) {
        analyst.finish();
    }
    return ExitCode::Fine;
}

} // namespace kamisado::cli
