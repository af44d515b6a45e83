#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "files/interruption.h"
#include "files/save_file.h"
#include "survey/chart.h"
#include "survey/crew.h"
#include "survey/line_up_solver.h"
#include "survey/options.h"
#include "survey/report.h"
#include "survey/survey_coordinator.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

using survey::Settings;
using survey::SurveyCoordinator;

ExitCode refuse_survey(const survey::Options& options, const std::string& source,
                       const std::string& id, const std::string& sentence) {
    return report({source, CommandError{id, sentence}},
                  options.json ? Report::AsJson : Report::InWords);
}

/// Works until all is done or Ctrl+C comes; the error is the coordinator's.
std::expected<void, std::string> work(SurveyCoordinator& coordinator,
                                      const survey::Options& options,
                                      const survey::Stopwatch& stopwatch) {
    Interruption interruption;
    ProgressLine line;
    survey::Crew crew(options.threads,
                      [&] { return std::make_unique<survey::LineUpSolver>(coordinator.plan()); });
    return survey::work_off(coordinator, crew, [&] {
        line.show([&] {
            return progress_text(coordinator.plan().settings(), coordinator.summary(),
                                 stopwatch.times(coordinator.summary()));
        });
        return !interruption.has_come();
    });
}

/// Solves many line-ups and tells how often the Challenger wins, and by how many first moves.
ExitCode run_survey_command(const survey::Options& options) {
    const auto settings = settings_of(options);
    if (!settings) {
        return refuse_survey(options, "survey", "survey.settings", settings.error());
    }
    const auto coordinator = SurveyCoordinator::open(*settings, options.checkpoint);
    if (!coordinator) {
        return refuse_survey(options, options.checkpoint, "survey.checkpoint", coordinator.error());
    }
    const survey::Stopwatch stopwatch((*coordinator)->summary());
    if (const auto worked = work(**coordinator, options, stopwatch); !worked) {
        return refuse_survey(options, options.checkpoint, "survey.checkpoint", worked.error());
    }
    const survey::Summary& summary = (*coordinator)->summary();
    const auto times = stopwatch.times(summary);
    if (!options.chart.empty()) {
        if (const auto written = write_atomically(options.chart, draw_chart(*settings, summary));
            !written) {
            return refuse_survey(options, options.chart, "file.unwritable", written.error().text());
        }
    }
    print(options.json ? report_as_json(*settings, summary, times, options.json.version())
                       : report_in_words(*settings, summary, times));
    if (!(*coordinator)->is_done()) {
        print_error(options.checkpoint.empty()
                        ? "stopped; with --checkpoint FILE a survey can go on"
                        : "stopped; the same command goes on from here");
        return ExitCode::Interrupted;
    }
    return ExitCode::Fine;
}

} // namespace

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
