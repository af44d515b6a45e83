#include "cli/arguments_by_subject.h"
#include "cli/hint_command.h"
#include "cli/review_command.h"
#include "cli/shared_arguments.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

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
    CLI::Option* const round =
        command->add_option("--round", options->moment.round, "The round; the last if not given");
    CLI::Option* const move = command->add_option(
        "--move", options->moment.move, "After so many real moves of the round; all if not given");
    round->needs(file);
    move->needs(file);
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    add_spelling(*command, options->style, "--spelling", "Of the move (ascii if not given)");
    add_language(*command, options->style, "Of its words (en if not given)");
    add_nodes(*command, options->nodes);
    command->footer("Verdicts and distances are proved; a chance is an estimate unless it says "
                    "certain.\nAt the start of a round it thinks for some seconds.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado hint game.kamisado\n"
                    "  kamisado hint --position '2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_hint(*options); }};
}

Command add_review(CLI::App& program) {
    auto options = std::make_shared<ReviewOptions>();
    CLI::App* const command =
        program.add_subcommand("review", "Go through a match: what was won, lost, and better");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    add_spelling(*command, options->style, "--spelling",
                 "Of the moves; the record's own if not given");
    add_language(*command, options->style, "Of the words; the record's own if not given");
    add_nodes(*command, options->nodes);
    command->footer(
        "A line a decision: the verdict of the round before and after it with the moves "
        "to its\nend, the chance of the match, and ?? or ? with what was better. Behind "
        "a fill stands\nthe other one.\n"
        "\n"
        "Examples:\n"
        "  kamisado review game.kamisado\n"
        "  kamisado review game.kamisado --json");
    return {command, [options] { return run_review(*options); }};
}

} // namespace kamisado::cli
