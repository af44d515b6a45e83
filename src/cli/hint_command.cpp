#include "cli/hint_command.h"

#include "cli/hint_text.h"
#include "cli/input.h"
#include "cli/output.h"
#include "player/hint.h"

#include <expected>
#include <utility>

namespace kamisado::cli {

namespace {

Failure round_is_over(const std::string& source) {
    return {source, Fault{"hint.over", "it is over: there is nothing to decide"}};
}

std::expected<Match, Failure> match_at_position(const HintOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return std::unexpected(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return std::unexpected(round_is_over("position"));
    }
    auto match = Match::from(*format_from_name(options.format), *position);
    if (!match) {
        return std::unexpected(round_is_over("position"));
    }
    return *std::move(match);
}

std::expected<Match, Failure> match_in_file(const HintOptions& options) {
    auto record = load_record(options.file);
    if (!record) {
        return std::unexpected(record.error());
    }
    auto moment = moment_of(*std::move(record), options.moment);
    if (!moment) {
        return std::unexpected(Failure{options.file, Fault{"hint.moment", moment.error()}});
    }
    if (moment->record.match.is_over()) {
        return std::unexpected(round_is_over(options.file));
    }
    return std::move(moment->record.match);
}

} // namespace

ExitCode run_hint(const HintOptions& options) {
    const auto match = options.file.empty() ? match_at_position(options) : match_in_file(options);
    if (!match) {
        return report(match.error(), options.json ? Report::AsJson : Report::InWords);
    }
    SenseLimits limits;
    limits.move.nodes = options.nodes.value_or(limits.move.nodes);
    Solver solver;
    const Hint hint = give_hint(solver, match->state(), match->format(), limits);
    const Style style = options.style.over({});
    print(options.json ? hint_as_json(*match, hint, style) : hint_as_lines(*match, hint, style));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
