#include "cli/failure.h"
#include "cli/hint_text.h"
#include "cli/input.h"
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
#include "terminal/opening.h"
#include "terminal/texts.h"
#include "terminal/typed.h"
#include "text/number.h"

#include <fmt/format.h>

#include <array>
#include <utility>

/// Commands of a session, besides moves.
namespace kamisado::cli {

namespace {

/// How often to do it: once unless a number is given.
std::optional<std::size_t> count_from(std::string_view text) {
    if (text.empty()) {
        return 1;
    }
    const auto count = number_from<std::size_t>(text);
    return count == 0 ? std::nullopt : count;
}

} // namespace

std::span<const PlaySession::Verb> PlaySession::verbs() {
    static constexpr std::array<Verb, 23> table{{
        {"moves", "", "line.help.moves", &PlaySession::list_moves},
        {"board", "", "line.help.board", &PlaySession::show_board},
        {"fill", "left|right", "line.help.fill", &PlaySession::fill},
        {"undo", "[N]", "line.help.undo", &PlaySession::undo},
        {"redo", "[N]", "line.help.redo", &PlaySession::redo},
        {"resign", "[black|gold]", "line.help.resign", &PlaySession::resign},
        {"hint", "", "line.help.hint", &PlaySession::give_hint},
        {"analysis", "", "line.help.analysis", &PlaySession::analyse},
        {"review", "", "line.help.review", &PlaySession::review},
        {"clock", "", "line.help.clock", &PlaySession::show_clocks},
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
    return (look_ ? "" : write_board(session_.state().position, typed_look, book_)) + situation();
}

std::string PlaySession::list_moves(std::string_view /*argument*/) {
    if (session_.state().phase != Phase::Playing) {
        return situation();
    }
    return list_of_moves(book_, session_.state().position,
                         shown_in(book_, session_.record().style));
}

std::string PlaySession::fill(std::string_view argument) {
    const auto side = terminal::side_from_typed(argument, book_.language);
    if (!side) {
        return line("line.say-fill");
    }
    if (session_.state().phase == Phase::Playing) {
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
    const std::size_t done = session_.undo(*count);
    if (done == 0) {
        return line("line.nothing-to-undo");
    }
    return Sentence(book_).number("count", static_cast<std::int64_t>(done)).in("line.taken-back") +
           "\n" + not_saved() + "\n" + situation();
}

std::string PlaySession::redo(std::string_view argument) {
    const auto count = count_from(argument);
    if (!count) {
        return not_a_number(argument);
    }
    const std::size_t done = session_.redo(*count);
    if (done == 0) {
        return line("line.nothing-to-redo");
    }
    return Sentence(book_)
               .number("count", static_cast<std::int64_t>(done))
               .in("line.played-again") +
           "\n" + not_saved() + "\n" + situation();
}

std::string PlaySession::resign(std::string_view argument) {
    const MatchState& state = session_.state();
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
    const Match& match = session_.match();
    if (match.is_over()) {
        return line("line.nothing-to-hint");
    }
    const Hint hint = kamisado::give_hint(solver(), match.state(), match.format());
    return hint_as_lines(book_, match, hint, shown_in(book_, session_.record().style));
}

/// Every move with its verdict, the best first.
std::string PlaySession::analyse(std::string_view /*argument*/) {
    const Match& match = session_.match();
    if (match.is_over()) {
        return line("line.nothing-to-hint");
    }
    MatchSense sense(solver());
    return choices_as_lines(book_, match, sense.weigh(match.state(), match.format()),
                            shown_in(book_, session_.record().style));
}

std::string PlaySession::review(std::string_view /*argument*/) {
    const Record& record = session_.record();
    if (record.match.size() == 0) {
        return line("line.nothing-to-review");
    }
    return review_as_lines(book_, record, kamisado::review(solver(), record.match),
                           shown_in(book_, record.style), solver());
}

std::string PlaySession::show_clocks(std::string_view /*argument*/) {
    const std::string shown = clocks();
    return shown.empty() ? line("line.no-clock") : shown;
}

std::string PlaySession::show_rules(std::string_view /*argument*/) {
    std::string text;
    for (const std::string& rule : terminal::rules_in(book_)) {
        text += rule + "\n";
    }
    return text;
}

std::string PlaySession::show_record(std::string_view /*argument*/) {
    return write_record(session_.record());
}

std::string PlaySession::show_sheet(std::string_view /*argument*/) {
    const Record& record = session_.record();
    return write_score_sheet(record, {Spelling::Symbols, record.style.language, book_.turned},
                             book_);
}

std::string PlaySession::show_position(std::string_view /*argument*/) {
    return write_position(session_.state().position) + "\n";
}

std::string PlaySession::save(std::string_view argument) {
    if (argument.empty()) {
        session_.keep();
        return not_saved() + where_it_is_saved();
    }
    if (terminal::Session::is_there(argument) && session_.keeper().path() != argument) {
        return Sentence(book_).text("file", argument).in("line.file-exists") + "\n";
    }
    return save_as(argument, false);
}

std::string PlaySession::replace_file(std::string_view argument) {
    return argument.empty() ? line("line.say-save") : save_as(argument, true);
}

std::string PlaySession::save_as(std::string_view file, bool replace) {
    const auto saved = session_.save_as(file, replace);
    return saved ? where_it_is_kept() : not_saved(saved.error());
}

std::string PlaySession::open(std::string_view argument) {
    if (argument.empty() || argument == standard_input) {
        return line("line.say-open");
    }
    auto opened = terminal::open_match(argument);
    return opened ? take_over(*std::move(opened))
                  : describe(failure_of(opened.error()), book_) + ".\n";
}

std::string PlaySession::resume(std::string_view /*argument*/) {
    auto last = terminal::open_last_match();
    if (!last) {
        return describe(failure_of(last.error()), book_) + ".\n";
    }
    return *last ? take_over(**std::move(last)) : line("line.nothing-to-resume");
}

/// The same players, with full clocks again.
std::string PlaySession::begin_anew(std::string_view argument) {
    const Record& old = session_.record();
    const auto format =
        argument.empty() ? std::optional(old.match.format()) : format_from_name(to_lower(argument));
    if (!format) {
        return Sentence(book_).text("found", printable(argument)).in("line.no-format") + "\n";
    }
    terminal::NewMatch wanted{.format = *format, .style = old.style};
    for (const Player player : all_players) {
        wanted.seat(player, std::string(old.tag(title(player)).value_or("")));
    }
    if (const auto told = game::clock_in_tags(old)) {
        wanted.clock = told->setup;
    }
    return take_over(terminal::Session(wanted));
}

/// Another match comes to the table; the one before stays where it was saved.
std::string PlaySession::take_over(terminal::Session session) {
    const std::string before = session_.match().size() == 0 ? "" : farewell();
    session_ = std::move(session);
    opponents_ = {};
    last_look_ = now_();
    return before + "\n" + greeting();
}

} // namespace kamisado::cli
