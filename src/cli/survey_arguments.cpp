#include "cli/arguments_by_subject.h"
#include "cli/survey_command.h"
#include "survey/options.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

Command add_survey(CLI::App& program) {
    auto options = std::make_shared<survey::Options>();
    CLI::App* const command =
        program.add_subcommand("survey", "Solve many line-ups: how often does the Challenger win?");
    add_options(*command, *options);
    command->footer("The same settings give the same totals with any number of threads, and with "
                    "kamisado-mpi\non any number of machines. Ctrl+C ends it with what is known; "
                    "with a checkpoint the same\ncommand goes on from there.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado survey --count 1000 --threads 2 --checkpoint sample.survey\n"
                    "  kamisado survey --enumerate --files cdef --svg rows.svg\n"
                    "  kamisado survey --random-rings 4 --count 50 --distance");
    return {command, [options] { return run_survey_command(*options); }};
}

} // namespace kamisado::cli
