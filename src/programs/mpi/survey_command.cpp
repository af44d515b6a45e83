#include "files/save_file.h"
#include "mpi/commands.h"
#include "survey/chart.h"
#include "survey/options.h"
#include "survey/report.h"
#include "survey/survey_coordinator.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::mpi {

namespace {

int tell(Leader& leader, const survey::Options& options,
         const survey::SurveyCoordinator& coordinator, const survey::Stopwatch::Times& times) {
    const survey::Settings& settings = coordinator.plan().settings();
    if (!options.chart.empty()) {
        const auto written =
            write_atomically(options.chart, draw_chart(settings, coordinator.summary()));
        if (!written) {
            return leader.refuse(options.chart + ": " + written.error().text(), wrong_input);
        }
    }
    print(options.json
              ? report_as_json(settings, coordinator.summary(), times, options.json.version())
              : report_in_words(settings, coordinator.summary(), times));
    return exit_code_after(coordinator);
}

int run_survey(Leader& leader, const survey::Options& options) {
    const auto settings = settings_of(options);
    if (!settings) {
        return leader.refuse("survey: " + settings.error(), wrong_input);
    }
    const auto opened = survey::SurveyCoordinator::open(*settings, options.checkpoint);
    if (!opened) {
        return leader.refuse(options.checkpoint + ": " + opened.error(), wrong_input);
    }
    survey::SurveyCoordinator& coordinator = **opened;
    const survey::Stopwatch stopwatch(coordinator.summary());
    const auto worked = leader.run(
        {.subject = "survey", .threads = options.threads, .settings = write_settings(*settings)},
        coordinator, [&] {
            return progress_text(*settings, coordinator.summary(),
                                 stopwatch.times(coordinator.summary()));
        });
    if (!worked) {
        return leader.refuse(options.checkpoint + ": " + worked.error(), wrong_input);
    }
    return tell(leader, options, coordinator, stopwatch.times(coordinator.summary()));
}

} // namespace

Command add_survey(CLI::App& program) {
    auto options = std::make_shared<survey::Options>();
    CLI::App* const command =
        program.add_subcommand("survey", "Solve many line-ups: how often does the Challenger win?");
    add_options(*command, *options);
    command->footer("--threads is for each rank. Rank 0 alone writes files.");
    return {command, [options](Leader& leader) { return run_survey(leader, *options); }};
}

} // namespace kamisado::mpi
