#include "cli/survey_command.h"

#include "cli/failure.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "files/interruption.h"
#include "files/save_file.h"
#include "survey/chart.h"
#include "survey/crew.h"
#include "survey/line_up_solver.h"
#include "survey/report.h"
#include "survey/survey_desk.h"

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

using survey::Settings;
using survey::SurveyDesk;

ExitCode refuse_survey(const survey::Options& options, const std::string& source,
                       const std::string& id, const std::string& sentence) {
    return report({source, Fault{id, sentence}}, options.json ? Report::AsJson : Report::InWords);
}

/// Works until all is done or Ctrl+C comes; the error is the desk's.
std::expected<void, std::string> work(SurveyDesk& desk, const survey::Options& options,
                                      const survey::Stopwatch& stopwatch) {
    Interruption interruption;
    ProgressLine line;
    survey::Crew crew(options.threads,
                      [&] { return std::make_unique<survey::LineUpSolver>(desk.plan()); });
    return survey::work_off(desk, crew, [&] {
        line.show([&] {
            return progress_text(desk.plan().settings(), desk.summary(),
                                 stopwatch.times(desk.summary()));
        });
        return !interruption.has_come();
    });
}

} // namespace

ExitCode run_survey_command(const survey::Options& options) {
    const auto settings = settings_of(options);
    if (!settings) {
        return refuse_survey(options, "survey", "survey.settings", settings.error());
    }
    const auto desk = SurveyDesk::open(*settings, options.checkpoint);
    if (!desk) {
        return refuse_survey(options, options.checkpoint, "survey.checkpoint", desk.error());
    }
    const survey::Stopwatch stopwatch((*desk)->summary());
    if (const auto worked = work(**desk, options, stopwatch); !worked) {
        return refuse_survey(options, options.checkpoint, "survey.checkpoint", worked.error());
    }
    const survey::Summary& summary = (*desk)->summary();
    const auto times = stopwatch.times(summary);
    if (!options.chart.empty()) {
        if (const auto written = write_atomically(options.chart, draw_chart(*settings, summary));
            !written) {
            return refuse_survey(options, options.chart, "file.unwritable", written.error());
        }
    }
    print(options.json ? report_as_json(*settings, summary, times)
                       : report_in_words(*settings, summary, times));
    if (!(*desk)->is_done()) {
        print_error(options.checkpoint.empty()
                        ? "stopped; with --checkpoint FILE a survey can go on"
                        : "stopped; the same command goes on from here");
        return ExitCode::Interrupted;
    }
    return ExitCode::Fine;
}

} // namespace kamisado::cli
