#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/shared_arguments.h"
#include "cli/standard_lines.h"
#include "protocol/analyst.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

namespace {

struct AnalyseOptions {
    int threads = 1;
    int hash_megabytes = 64; ///< of each thread
};

/// Answers questions of other programs, many at a time: docs/engine-protocol.md.
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

} // namespace

Command add_analyse(CLI::App& program) {
    auto options = std::make_shared<AnalyseOptions>();
    CLI::App* const command = program.add_subcommand(
        "analyse", "Answer many questions of other programs: JSON lines in, JSON lines out");
    add_threads_and_hash(*command, options->threads, options->hash_megabytes);
    command->footer(
        "docs/engine-protocol.md specifies requests and answers. The memory is that of "
        "each thread.\n"
        "At the end of standard input everything is answered first.\n"
        "\n"
        "Examples:\n"
        "  echo '{\"id\": 1, \"position\": \"2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g "
        "O\"}' | kamisado analyse\n"
        "  kamisado analyse --threads 2 <requests.jsonl >answers.jsonl");
    return {command, [options] { return run_analyse(*options); }};
}

} // namespace kamisado::cli
