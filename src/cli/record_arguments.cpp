#include "cli/arguments_by_subject.h"
#include "cli/convert_command.h"
#include "cli/moves_command.h"
#include "cli/replay_command.h"
#include "cli/shared_arguments.h"
#include "cli/sheet_command.h"
#include "cli/show_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace kamisado::cli {

Command add_show(CLI::App& program) {
    auto options = std::make_shared<ShowOptions>();
    CLI::App* const command =
        program.add_subcommand("show", "Draw the board of a position or of a record");
    CLI::Option* const file =
        command->add_option("FILE", options->file, "The record, - reads standard input");
    command
        ->add_option("--position", options->position,
                     "The position, - reads it; the first position if neither is given")
        ->excludes(file);
    CLI::Option* const round =
        command->add_option("--round", options->moment.round, "The round; the last if not given");
    CLI::Option* const move = command->add_option(
        "--move", options->moment.move, "After so many real moves of the round; all if not given");
    round->needs(file);
    move->needs(file);
    add_board(*command, options->board);
    command->footer("Without colours, the letter of a square stands before its tower.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado show\n"
                    "  kamisado show game.kamisado --round 2 --move 5\n"
                    "  kamisado show --kanji --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_show(*options); }};
}

Command add_moves(CLI::App& program) {
    auto options = std::make_shared<MovesOptions>();
    CLI::App* const command = program.add_subcommand("moves", "List the legal moves of a position");
    command->add_option("--position", options->position,
                        "The position, - reads it; the first position if not given");
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    add_spelling(*command, options->style, "--spelling", "Of the annotation (ascii if not given)");
    add_language(*command, options->style, "Of the words (en if not given)");
    command->footer("A move a line, coordinates first, then the annotation. A push is its own step "
                    "onto\nthe enemy's square. A round that is over has no moves.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado moves\n"
                    "  kamisado moves --json --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_moves(*options); }};
}

Command add_replay(CLI::App& program) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* const command =
        program.add_subcommand("replay", "Check a record and tell how the match stands");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    command->footer("The first thing that is wrong is told with its line, column, round and move.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado replay game.kamisado\n"
                    "  kamisado replay - --json < game.kamisado");
    return {command, [options] { return run_replay(*options); }};
}

Command add_convert(CLI::App& program) {
    auto options = std::make_shared<ConvertOptions>();
    CLI::App* const command =
        program.add_subcommand("convert", "Write a record in another spelling of the moves");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    add_spelling(*command, options->style, "--to", "The spelling: e2e5, PL5Y, P↖5Y or words");
    command->get_option("--to")->required();
    add_language(*command, options->style, "Of the words; the record's own if not given");
    command->add_option("--output", options->output,
                        "Write to this file, which may be FILE itself; printed if not given");
    command->footer("Comments and tags stay. What is written is complete: zero-length moves and "
                    "pushed\ntowers are put in.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado convert game.kamisado --to symbols\n"
                    "  kamisado convert game.kamisado --to words --language de --output "
                    "partie.kamisado");
    return {command, [options] { return run_convert(*options); }};
}

Command add_sheet(CLI::App& program) {
    auto options = std::make_shared<SheetOptions>();
    CLI::App* const command = program.add_subcommand("sheet", "Print a match as a score sheet");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    add_spelling(*command, options->style, "--spelling", "Of the moves (symbols if not given)");
    add_language(*command, options->style, "Of the words; the record's own if not given");
    command->footer("Two columns, Black left, with the line-up, the rings and the score of each "
                    "round.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado sheet game.kamisado\n"
                    "  kamisado sheet game.kamisado --spelling words --language fr");
    return {command, [options] { return run_sheet(*options); }};
}

} // namespace kamisado::cli
