#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/hint_text.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/moment.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"
#include "cli/wording.h"
#include "computer/hint.h"
#include "notation/position_text.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace kamisado::cli {

namespace {

struct HintOptions {
    std::string file;
    std::string position = write_position(Position::first());
    MomentWanted moment;
    std::string format = "single"; ///< of a match that starts at the position
    StyleOptions style;
    std::optional<std::uint64_t> nodes; ///< for the verdict of each move
    options::JsonOption json;
};

Failure round_is_over(const std::string& source) {
    return {source, CommandError{"hint.over", "it is over: there is nothing to decide"}};
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
        return failed(options.file, "hint.moment", moment.error());
    }
    if (moment->record.match.is_over()) {
        return std::unexpected(round_is_over(options.file));
    }
    return std::move(moment->record.match);
}

/// Proposes a move or a fill, with the reasons.
ExitCode run_hint(const HintOptions& options) {
    const auto match = options.file.empty() ? match_at_position(options) : match_in_file(options);
    if (!match) {
        return report(match.error(), options.json ? Report::AsJson : Report::InWords);
    }
    SenseLimits limits;
    limits.move.nodes = options.nodes.value_or(limits.move.nodes);
    Solver solver;
    const Hint hint = give_hint(solver, match->state(), match->format(), limits);
    print(options.json
              ? write_json(hint_as_json(*match, hint, options.style.over({})), options.json)
              : hint_as_lines(phrasebook_for(options.style), *match, hint,
                              options.style.shown_over({})));
    return ExitCode::Fine;
}

} // namespace

Command add_hint(CLI::App& program) {
    auto options = std::make_shared<HintOptions>();
    CLI::App* const command =
        program.add_subcommand("hint", "Propose a move or a fill, and say why");
    CLI::Option* const file =
        command->add_option("FILE", options->file, "The record, - reads standard input");
    CLI::Option* const position =
        command
            ->add_option("--position", options->position,
                         "The position, - reads it; the first position if neither is given")
            ->excludes(file);
    command
        ->add_option("--format", options->format,
                     "Of the match that the position is taken from (single if not given)")
        ->check(check_format, "")
        ->needs(position);
    add_moment(*command, options->moment, *file);
    options::add_json(*command, options->json);
    add_spelling(*command, options->style, "--spelling", "Of the move (ascii if not given)");
    add_language(*command, options->style, "Of all that is said; the locale's if not given");
    add_edition(*command, options->style);
    add_nodes(*command, options->nodes);
    command->footer("Verdicts and distances are proved; a chance is an estimate unless it says "
                    "certain.\nAt the start of a round it thinks for some seconds.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado hint game.kamisado\n"
                    "  kamisado hint --position '2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_hint(*options); }};
}

} // namespace kamisado::cli
