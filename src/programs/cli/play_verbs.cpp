#include "cli/hint_text.h"
#include "cli/move_list.h"
#include "cli/play_session.h"
#include "cli/review_text.h"
#include "cli/wording.h"
#include "computer/hint.h"
#include "computer/match_sense.h"
#include "computer/review.h"
#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/display_width.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/score_sheet.h"
#include "terminal/texts.h"

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

} // namespace

std::span<const PlaySession::Verb> PlaySession::verbs() {
    static constexpr std::array<Verb, 22> table{{
        {"moves", "", "line.help.moves", &PlaySession::list_moves},
        {"board", "", "line.help.board", &PlaySession::show_board},
        {"fill", "left|right", "line.help.fill", &PlaySession::fill},
        {"undo", "[N]", "line.help.undo", &PlaySession::undo},
        {"redo", "[N]", "line.help.redo", &PlaySession::redo},
        {"resign", "[black|gold]", "line.help.resign", &PlaySession::resign},
        {"hint", "", "line.help.hint", &PlaySession::give_hint},
        {"analysis", "", "line.help.analysis", &PlaySession::analyse},
        {"review", "", "line.help.review", &PlaySession::review},
        {"rules", "", "line.help.rules", &PlaySession::show_rules},
        {"record", "", "line.help.record", &PlaySession::show_record},
        {"sheet", "", "line.help.sheet", &PlaySession::show_sheet},
        {"position", "", "line.help.position", &PlaySession::show_position},
        {"save", "FILE", "line.help.save", &PlaySession::save},
        {"save!", "FILE", "line.help.save-over", &PlaySession::replace_file},
        {"open", "FILE", "line.help.open", &PlaySession::open},
        {"resume", "", "line.help.resume", &PlaySession::resume},
        {"new", "[FORMAT]", "line.help.new", &PlaySession::begin_anew},
        {"help", "", "line.help.help", &PlaySession::help},
        {"quit", "", "line.help.quit", &PlaySession::quit},
        {"exit", "", "line.help.same", &PlaySession::quit},
        {"?", "", "line.help.same-as-help", &PlaySession::help},
    }};
    return table;
}

std::string PlaySession::help(std::string_view /*argument*/) {
    constexpr std::size_t width = 22;
    const Sentence words(book_);
    std::string text = padded(words.in("line.help.a-move"), width) +
                       words.in("line.help.spellings") + "\n" + padded("", width) +
                       words.in("line.help.square") + "\n";
    for (const Verb& verb : verbs()) {
        text += padded(fmt::format("{} {}", verb.name, verb.arguments), width) +
                words.in(verb.help) + "\n";
    }
    return text + explain();
}

std::string PlaySession::quit(std::string_view /*argument*/) {
    has_ended_ = true;
    return "";
}

std::string PlaySession::show_board(std::string_view /*argument*/) {
    const BoardPicture picture = picture_of(match_.state().position);
    return (look_ ? "" : draw_with_legend(picture, {}, book_)) + situation();
}

std::string PlaySession::list_moves(std::string_view /*argument*/) {
    if (match_.state().phase != Phase::Playing) {
        return situation();
    }
    return list_of_moves(book_, match_.state().position, match_.record().style);
}

std::string PlaySession::fill(std::string_view argument) {
    const auto side = side_from_name(to_lower(argument));
    if (!side) {
        return line("line.say-fill");
    }
    if (match_.state().phase == Phase::Playing) {
        return line("line.nothing-to-fill");
    }
    return decide(Fill{*side});
}

std::string PlaySession::not_a_number(std::string_view text) const {
    return Sentence(book_).text("found", printable(text)).in("line.not-a-number") + "\n";
}

std::string PlaySession::undo(std::string_view argument) {
    const auto count = count_from(argument);
    if (!count) {
        return not_a_number(argument);
    }
    const std::size_t done = match_.undo(steps_back(*count));
    if (done == 0) {
        return line("line.nothing-to-undo");
    }
    return Sentence(book_).number("count", static_cast<std::int64_t>(done)).in("line.taken-back") +
           "\n" + keep() + "\n" + situation();
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
        return line("line.nothing-to-redo");
    }
    return Sentence(book_)
               .number("count", static_cast<std::int64_t>(done))
               .in("line.played-again") +
           "\n" + keep() + "\n" + situation();
}

std::string PlaySession::resign(std::string_view argument) {
    const MatchState& state = match_.state();
    if (!argument.empty()) {
        const auto player = player_from_name(to_lower(argument));
        return player ? decide(Resign{*player}) : line("line.say-resign");
    }
    if (state.phase == Phase::Filling) {
        return line("line.nobody-moves");
    }
    return decide(Resign{state.position.to_move()});
}

Solver& PlaySession::solver() {
    if (!solver_) {
        solver_.emplace();
    }
    return *solver_;
}

std::string PlaySession::give_hint(std::string_view /*argument*/) {
    const Match& match = match_.match();
    if (match.is_over()) {
        return line("line.nothing-to-hint");
    }
    const Hint hint = kamisado::give_hint(solver(), match.state(), match.format());
    return hint_as_lines(book_, match, hint, match_.record().style);
}

/// Every move with its verdict, the best first.
std::string PlaySession::analyse(std::string_view /*argument*/) {
    const Match& match = match_.match();
    if (match.is_over()) {
        return line("line.nothing-to-hint");
    }
    MatchSense sense(solver());
    return choices_as_lines(book_, match, sense.weigh(match.state(), match.format()),
                            match_.record().style);
}

std::string PlaySession::review(std::string_view /*argument*/) {
    const Record& record = match_.record();
    if (record.match.size() == 0) {
        return line("line.nothing-to-review");
    }
    return review_as_lines(book_, record, kamisado::review(solver(), record.match), record.style);
}

std::string PlaySession::show_rules(std::string_view /*argument*/) {
    std::string text;
    for (const terminal::Text rule : terminal::texts_in(book_.language).help.rules) {
        text += book_.shown(rule) + "\n";
    }
    return text;
}

std::string PlaySession::show_record(std::string_view /*argument*/) {
    return write_record(match_.record());
}

std::string PlaySession::show_sheet(std::string_view /*argument*/) {
    const Record& record = match_.record();
    return write_score_sheet(record, {Spelling::Symbols, record.style.language}, book_);
}

std::string PlaySession::show_position(std::string_view /*argument*/) {
    return write_position(match_.state().position) + "\n";
}

} // namespace kamisado::cli
