#include "files/save_file.h"
#include "mpi/commands.h"
#include "survey/chart.h"
#include "survey/options.h"
#include "survey/report.h"
#include "survey/survey_desk.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::mpi {

namespace {

int tell(Leader& leader, const survey::Options& options, const survey::SurveyDesk& desk,
         const survey::Stopwatch::Times& times) {
    const survey::Settings& settings = desk.plan().settings();
    if (!options.chart.empty()) {
        const auto written = write_atomically(options.chart, draw_chart(settings, desk.summary()));
        if (!written) {
            return leader.refuse(options.chart + ": " + written.error().text(), wrong_input);
        }
    }
    print(options.json ? report_as_json(settings, desk.summary(), times)
                       : report_in_words(settings, desk.summary(), times));
    return exit_code_after(desk);
}

int run_survey(Leader& leader, const survey::Options& options) {
    const auto settings = settings_of(options);
    if (!settings) {
        return leader.refuse("survey: " + settings.error(), wrong_input);
    }
    const auto opened = survey::SurveyDesk::open(*settings, options.checkpoint);
    if (!opened) {
        return leader.refuse(options.checkpoint + ": " + opened.error(), wrong_input);
    }
    survey::SurveyDesk& desk = **opened;
    const survey::Stopwatch stopwatch(desk.summary());
    const auto worked = leader.run(
        {.subject = "survey", .threads = options.threads, .settings = write_settings(*settings)},
        desk,
        [&] { return progress_text(*settings, desk.summary(), stopwatch.times(desk.summary())); });
    if (!worked) {
        return leader.refuse(options.checkpoint + ": " + worked.error(), wrong_input);
    }
    return tell(leader, options, desk, stopwatch.times(desk.summary()));
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
