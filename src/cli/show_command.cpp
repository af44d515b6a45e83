#include "cli/board_options.h"
#include "cli/board_picture.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/moment.h"
#include "cli/narration.h"
#include "cli/output.h"
#include "cli/wording.h"

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

void print_board(const BoardPicture& picture, const BoardOptions& options) {
    if (options.is_hidden()) {
        return;
    }
    print(draw_with_legend(picture, options.look(BoardSize::Large)));
}

ExitCode show_position(const ShowOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        print_board({.setup = loaded->setup, .mover = {}, .targets = {}}, options.board);
        print("The round is over.\n");
        return ExitCode::Fine;
    }
    print_board(picture_of(*position), options.board);
    print(explain_turn(*position) + "\n");
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
        for (const std::string& sentence : narrate(record, match.size() - 1)) {
            print(sentence + "\n");
        }
    }
    if (match.state().round == moment.round && !match.is_over()) {
        print(explain_turn(match) + "\n");
    }
}

ExitCode show_record(const ShowOptions& options) {
    auto record = load_record(options.file);
    if (!record) {
        return report(record.error());
    }
    const auto moment = moment_of(*std::move(record), options.moment);
    if (!moment) {
        return report({options.file, Fault{"show.moment", moment.error()}});
    }
    print_board(picture_of(moment->position), options.board);
    print_state(*moment);
    return ExitCode::Fine;
}

} // namespace

Command add_show_command(CLI::App& program) {
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
    options->board.add_to(*command);
    command->footer("Without colours, the letter of a square stands before its tower.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado show\n"
                    "  kamisado show game.kamisado --round 2 --move 5\n"
                    "  kamisado show --kanji --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options, file] {
                return file->count() != 0 ? show_record(*options) : show_position(*options);
            }};
}

} // namespace kamisado::cli
