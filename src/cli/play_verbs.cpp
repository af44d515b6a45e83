#include "cli/move_list.h"
#include "cli/narration.h"
#include "cli/play_session.h"
#include "cli/wording.h"
#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/display_width.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/score_sheet.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

/// What can be said to a session besides moves.
namespace kamisado::cli {

namespace {

/// How often something is to be done: once unless a number says otherwise.
std::optional<std::size_t> count_from(std::string_view text) {
    if (text.empty()) {
        return 1;
    }
    std::size_t count = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), count);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || count == 0) {
        return std::nullopt;
    }
    return count;
}

std::string not_a_number(std::string_view text) {
    return fmt::format("{} is not a number of steps.\n", printable(text));
}

std::string steps(std::size_t count, std::string_view done) {
    return fmt::format("{} {}.\n", counted(static_cast<int>(count), "step"), done);
}

} // namespace

std::span<const PlaySession::Verb> PlaySession::verbs() {
    static constexpr std::array<Verb, 18> table{{
        {"moves", "", "where the tower can go", &PlaySession::list_moves},
        {"board", "", "the board, the score and whose turn it is", &PlaySession::show_board},
        {"fill", "left|right", "line up for the next round", &PlaySession::fill},
        {"undo", "[N]", "take back your last decision, or N of them", &PlaySession::undo},
        {"redo", "[N]", "go forward again", &PlaySession::redo},
        {"resign", "[black|gold]", "give the match up", &PlaySession::resign},
        {"record", "", "the match as it is saved", &PlaySession::show_record},
        {"sheet", "", "the match as a score sheet", &PlaySession::show_sheet},
        {"position", "", "the position on one line", &PlaySession::show_position},
        {"save", "FILE", "keep the match in a new file", &PlaySession::save},
        {"save!", "FILE", "the same, over a file that is there", &PlaySession::replace_file},
        {"open", "FILE", "go on with a match from a file", &PlaySession::open},
        {"resume", "", "go on with the match that was played last", &PlaySession::resume},
        {"new", "[FORMAT]", "another match: single, series N, standard, long, marathon",
         &PlaySession::begin_anew},
        {"help", "", "this list", &PlaySession::help},
        {"quit", "", "end; the match stays saved", &PlaySession::quit},
        {"exit", "", "the same", &PlaySession::quit},
        {"?", "", "the same as help", &PlaySession::help},
    }};
    return table;
}

std::string PlaySession::help(std::string_view /*argument*/) {
    constexpr std::size_t width = 22;
    std::string text = padded("a move", width) +
                       "e1e4, KF3O, K↑3O or Pink Forward 3 Orange; when the tower is\n" +
                       padded("", width) + "known, e4 is enough\n";
    for (const Verb& verb : verbs()) {
        text += padded(fmt::format("{} {}", verb.name, verb.arguments), width);
        text += fmt::format("{}\n", verb.help);
    }
    return text + explain_turn(match_.match()) + "\n";
}

std::string PlaySession::quit(std::string_view /*argument*/) {
    has_ended_ = true;
    return "";
}

std::string PlaySession::show_board(std::string_view /*argument*/) {
    const BoardPicture picture = picture_of(match_.state().position);
    return (look_ ? "" : draw_with_legend(picture, {})) + situation();
}

std::string PlaySession::list_moves(std::string_view /*argument*/) {
    if (match_.state().phase != Phase::Playing) {
        return situation();
    }
    return list_of_moves(match_.state().position, match_.record().style);
}

std::string PlaySession::fill(std::string_view argument) {
    const auto side = side_from_name(to_lower(argument));
    if (!side) {
        return "Say fill left or fill right.\n";
    }
    if (match_.state().phase == Phase::Playing) {
        return "There is nothing to fill: the round is not over.\n";
    }
    return decide(Fill{*side});
}

std::string PlaySession::undo(std::string_view argument) {
    const auto count = count_from(argument);
    if (!count) {
        return not_a_number(argument);
    }
    const std::size_t done = match_.undo(steps_back(*count));
    if (done == 0) {
        return "There is nothing to take back.\n";
    }
    return steps(done, "taken back") + keep() + "\n" + situation();
}

/// The steps since the nth last decision of a person: the computer's answers go with it, or it
/// would give them again.
std::size_t PlaySession::steps_back(std::size_t decisions) const {
    const Match& match = match_.match();
    std::size_t steps = 0;
    for (std::size_t step = match.size(); step > 0 && decisions > 0; --step) {
        if (!computer_.decides(match.before(step - 1))) {
            steps = match.size() - step + 1;
            --decisions;
        }
    }
    return steps;
}

std::size_t PlaySession::go_forward(std::size_t decisions) {
    std::size_t steps = 0;
    for (; decisions > 0 && match_.redo(1) == 1; --decisions) {
        ++steps;
        while (is_computers_turn() && match_.redo(1) == 1) {
            ++steps;
        }
    }
    return steps;
}

std::string PlaySession::redo(std::string_view argument) {
    const auto count = count_from(argument);
    if (!count) {
        return not_a_number(argument);
    }
    const std::size_t done = go_forward(*count);
    if (done == 0) {
        return "Nothing was taken back.\n";
    }
    return steps(done, "played again") + keep() + "\n" + situation();
}

std::string PlaySession::resign(std::string_view argument) {
    const MatchState& state = match_.state();
    if (!argument.empty()) {
        const auto player = player_from_name(to_lower(argument));
        return player ? decide(Resign{*player}) : "Say resign black or resign gold.\n";
    }
    if (state.phase == Phase::Filling) {
        return "Nobody is to move: say resign black or resign gold.\n";
    }
    return decide(Resign{state.position.to_move()});
}

std::string PlaySession::show_record(std::string_view /*argument*/) {
    return write_record(match_.record());
}

std::string PlaySession::show_sheet(std::string_view /*argument*/) {
    const Record& record = match_.record();
    return write_score_sheet(record, {Spelling::Symbols, record.style.language});
}

std::string PlaySession::show_position(std::string_view /*argument*/) {
    return write_position(match_.state().position) + "\n";
}

} // namespace kamisado::cli
