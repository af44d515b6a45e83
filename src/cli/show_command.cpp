#include "cli/show_command.h"

#include "cli/board_picture.h"
#include "cli/input.h"
#include "cli/narration.h"
#include "cli/output.h"
#include "cli/wording.h"

#include <fmt/format.h>

#include <optional>
#include <string>

namespace kamisado::cli {

namespace {

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

ExitCode run_show(const ShowOptions& options) {
    return options.file.empty() ? show_position(options) : show_record(options);
}

} // namespace kamisado::cli
