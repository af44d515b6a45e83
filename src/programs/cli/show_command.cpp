#include "cli/board_options.h"
#include "cli/board_text.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/moment.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/wording.h"
#include "notation/position_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

namespace kamisado::cli {

namespace {

struct ShowOptions {
    std::string file;
    std::string position = write_position(Position::first());
    MomentWanted moment;
    BoardOptions board;
};

void print_board(const auto& board_or_position, const BoardOptions& options) {
    if (!options.is_hidden()) {
        print(write_board(board_or_position, options.look(), english_phrasebook()));
    }
}

ExitCode show_position(const ShowOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        print_board(*Board::from(loaded->setup), options.board);
        print("The round is over.\n");
        return ExitCode::Fine;
    }
    print_board(*position, options.board);
    print(explain_turn(english_phrasebook(), *position, TurnDetail::WithSquares) + "\n");
    return ExitCode::Fine;
}

void print_state(const Moment& moment) {
    const Record& record = moment.record;
    const Match& match = record.match;
    print(fmt::format("Round {}, after {}. {} {}, {} {}.\n", moment.round,
                      counted(moment.moves, "move"), full_name(record, Player::Black),
                      match.state().score[Player::Black], full_name(record, Player::Gold),
                      match.state().score[Player::Gold]));
    if (match.size() != 0) {
        for (const std::string& sentence :
             narrate(telling_of(english_phrasebook(), record), match, match.size() - 1)) {
            print(sentence + "\n");
        }
    }
    if (match.state().round == moment.round && !match.is_over()) {
        print(explain_turn(english_phrasebook(), match, match.size(), TurnDetail::WithSquares) +
              "\n");
    }
}

ExitCode show_record(const ShowOptions& options) {
    auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    const auto moment = moment_of(*std::move(record), options.moment);
    if (!moment) {
        return report({options.file, CommandError{"show.moment", moment.error()}});
    }
    print_board(moment->position, options.board);
    print_state(*moment);
    return ExitCode::Fine;
}

/// Draws the board of a position, or of a moment of a match.
ExitCode run_show(const ShowOptions& options) {
    return options.file.empty() ? show_position(options) : show_record(options);
}

} // namespace

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
    add_moment(*command, options->moment, *file);
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

} // namespace kamisado::cli
