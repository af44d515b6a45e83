#include "cli/play_session.h"

#include "cli/wording.h"
#include "computer/level.h"
#include "computer/pace.h"
#include "notation/ascii.h"
#include "terminal/file_error_text.h"
#include "terminal/opening.h"
#include "terminal/typed.h"
#include "text/words.h"

#include <algorithm>
#include <utility>

namespace kamisado::cli {

PlaySession::PlaySession(terminal::Session session, std::optional<BoardLook> look,
                         ComputerSettings computer, Phrasebook book, Now now)
    : session_(std::move(session)),
      look_(look),
      computer_(computer),
      book_(book),
      now_(std::move(now)),
      last_look_(now_()) {}

std::string PlaySession::greeting() const {
    const Record& record = session_.record();
    return Sentence(book_)
               .text("format", describe(book_, record.match.format()))
               .text("first", full_name(book_, record, Player::Black))
               .text("second", full_name(book_, record, Player::Gold))
               .in("line.greeting") +
           "\n" + where_it_is_kept() + unfinished_match() + line("line.say-help") + "\n" +
           situation();
}

std::string PlaySession::where_it_is_kept() const {
    if (session_.keeper().is_automatic()) {
        return line("line.kept");
    }
    return Sentence(book_).text("file", session_.keeper().path().string()).in("line.kept-in") +
           "\n";
}

/// A match that a new one would push aside: it can still be taken up.
std::string PlaySession::unfinished_match() const {
    if (!session_.keeper().is_automatic() || session_.match().size() != 0 ||
        session_.keeper().path().empty()) {
        return "";
    }
    const auto last = terminal::open_last_match();
    if (!last || !*last || (*last)->match().is_over() || (*last)->match().size() == 0) {
        return "";
    }
    return Sentence(book_)
               .text("first", full_name(book_, (*last)->record(), Player::Black))
               .text("second", full_name(book_, (*last)->record(), Player::Gold))
               .number("round", (*last)->state().round)
               .in("line.unfinished") +
           "\n";
}

std::string PlaySession::prompt() const { return prompt_for(book_, session_.state()); }

/// A try to move while no move is due.
std::string PlaySession::no_move_is_due() const {
    const MatchState& state = session_.state();
    if (state.phase != Phase::Filling) {
        return line("line.match-over");
    }
    return Sentence(book_).player("player", *decider(state)).rule(Rule::F1).in("line.must-fill") +
           "\n";
}

std::string PlaySession::answer(std::string_view typed) {
    if (std::string fallen = let_time_pass(); !fallen.empty()) {
        return fallen; // it came too late
    }
    const std::string_view text = trimmed(typed);
    if (text.empty()) {
        return "";
    }
    const auto end = text.find(' ');
    const std::string name = to_lower(text.substr(0, end));
    const auto found = std::ranges::find(verbs(), name, &Verb::name);
    if (found != verbs().end()) {
        return (this->*found->run)(trimmed(text.substr(std::min(end, text.size()))));
    }
    const bool is_side = terminal::side_from_typed(name, book_.language).has_value();
    return is_side && session_.state().phase == Phase::Filling ? fill(text) : move(text);
}

std::string PlaySession::move(std::string_view text) {
    const MatchState& state = session_.state();
    if (state.phase != Phase::Playing) {
        return no_move_is_due();
    }
    const auto move =
        terminal::move_from_typed(book_, state.position, text, session_.record().style.language);
    if (!move) {
        return move.error() + ".\n";
    }
    return decide(*move);
}

/// Takes a decision that has been found legal.
std::string PlaySession::decide(const Decision& decision) {
    return session_.decide(decision) ? tell_decision() : no_move_is_due();
}

std::string PlaySession::tell_decision() const {
    const Match& match = session_.match();
    std::string text;
    for (const std::string& sentence :
         narrate(telling_of(book_, session_.record()), match, match.size() - 1)) {
        text += sentence + "\n";
    }
    return text + not_saved() + "\n" + situation();
}

std::string PlaySession::let_time_pass() {
    const game::Millis now = now_();
    return session_.pass_time(now - std::exchange(last_look_, now)) ? tell_decision() : "";
}

std::chrono::milliseconds PlaySession::computers_pause() const {
    const MatchState& state = session_.state();
    return computer_.has_human_pace
               ? thinking_time(state, *session_.level_of(*decider(state)), computer_.seed)
               : std::chrono::milliseconds::zero();
}

std::string PlaySession::let_computer_decide() {
    const Player player = *decider(session_.state());
    auto& opponent = opponents_[player];
    if (!opponent) {
        opponent = make_level(*session_.level_of(player), computer_.seed);
    }
    const Decision decision = opponent->choose(session_.match());
    std::string fallen = let_time_pass();
    return fallen.empty() ? decide(decision) : fallen;
}

/// The board and the rest that players see before they decide.
std::string PlaySession::situation() const {
    const MatchState& state = session_.state();
    std::string text = look_ ? write_board(state.position, *look_, book_) : "";
    text += Sentence(book_)
                .number("round", state.round)
                .number("black", state.score[Player::Black])
                .number("gold", state.score[Player::Gold])
                .in("line.standing") +
            "\n" + clocks() + explain();
    if (state.phase == Phase::Filling) {
        text += write_fills(state.position, look_.value_or(typed_look));
    }
    return text;
}

std::string PlaySession::explain() const {
    const Match& match = session_.match();
    return explain_turn(book_, match, match.size(), TurnDetail::WithSquares) + "\n";
}

std::string PlaySession::clocks() const {
    const auto shown = session_.clocks();
    return shown ? Sentence(book_)
                           .text("black", terminal::write_time(shown->left[Player::Black]))
                           .text("gold", terminal::write_time(shown->left[Player::Gold]))
                           .in("line.clocks") +
                       "\n"
                 : "";
}

std::string PlaySession::not_saved() const {
    const auto& error = session_.file_error();
    return error ? not_saved(*error) : "";
}

std::string PlaySession::not_saved(const FileError& error) const {
    return Sentence(book_)
               .text("reason", terminal::file_error_text(book_, error, "save FILE"))
               .in("line.not-saved") +
           "\n";
}

std::string PlaySession::where_it_is_saved() const {
    if (!is_saved()) {
        return line("line.is-not-saved");
    }
    if (session_.match().size() == 0 && session_.keeper().is_automatic()) {
        return "";
    }
    return Sentence(book_).text("file", session_.keeper().path().string()).in("line.saved") + "\n";
}

std::string PlaySession::farewell() {
    const std::string fallen = let_time_pass();
    session_.keep_time();
    return fallen + where_it_is_saved();
}

} // namespace kamisado::cli
