#include "cli/review_command.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/review_text.h"
#include "player/review.h"

namespace kamisado::cli {

ExitCode run_review(const ReviewOptions& options) {
    const auto record = load_record(options.file);
    if (!record) {
        return report(record.error(), options.json ? Report::AsJson : Report::InWords);
    }
    SenseLimits limits;
    limits.move.nodes = options.nodes.value_or(limits.move.nodes);
    Solver solver;
    const Review found = review(solver, record->match, limits);
    const Style style = options.style.over(record->style);
    print(options.json ? review_as_json(*record, found, style)
                       : review_as_lines(*record, found, style));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
