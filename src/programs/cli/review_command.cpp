#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/review_text.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"
#include "cli/wording.h"
#include "computer/review.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::cli {

namespace {

struct ReviewOptions {
    std::string file;
    StyleOptions style;
    std::optional<std::uint64_t> nodes; ///< for the verdict of each move
    options::JsonOption json;
    bool progress = false;
};

/// Goes through a match decision by decision: what was won and lost, and what was better.
ExitCode run_review(const ReviewOptions& options) {
    const auto record = load_record(options.file);
    if (!record) {
        return report(record.error(), options.json ? Report::AsJson : Report::InWords);
    }
    SenseLimits limits;
    limits.move.nodes = options.nodes.value_or(limits.move.nodes);
    Solver solver;
    ProgressLine progress(options.progress);
    const auto told = [](std::size_t done, std::size_t total) {
        return [=] { return fmt::format("{} of {} decisions", done, total); };
    };
    const Review found =
        review(solver, record->match, limits,
               [&](std::size_t done, std::size_t total) { progress.show(told(done, total)); });
    progress.finish(told(record->match.size(), record->match.size()));
    print(options.json
              ? write_json(review_as_json(*record, found, options.style.over(record->style)),
                           options.json)
              : review_as_lines(phrasebook_for(options.style), *record, found,
                                options.style.shown_over(record->style), solver));
    return ExitCode::Fine;
}

} // namespace

Command add_review(CLI::App& program) {
    auto options = std::make_shared<ReviewOptions>();
    CLI::App* const command =
        program.add_subcommand("review", "Go through a match: what was won, lost, and better");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    options::add_json(*command, options->json);
    add_spelling(*command, options->style, "--spelling",
                 "Of the moves; the record's own if not given");
    add_language(*command, options->style, "Of all that is said; the locale's if not given");
    add_edition(*command, options->style);
    add_nodes(*command, options->nodes);
    add_progress(*command, options->progress);
    command->footer(
        "A line a decision: the verdict of the round before and after it with the moves "
        "to its\nend, the chance of the match, and what was better: ?? refuted within two "
        "moves, ? within\nsix, ?! worse for the match. What only perfect play refutes is told "
        "as such. After a fill\nstands the other one, below the rounds how each turning point "
        "is refuted.\n"
        "\n"
        "Examples:\n"
        "  kamisado review game.kamisado\n"
        "  kamisado review game.kamisado --json");
    return {command, [options] { return run_review(*options); }};
}

} // namespace kamisado::cli
