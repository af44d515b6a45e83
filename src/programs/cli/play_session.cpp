#include "cli/play_session.h"

#include "cli/fill_choices.h"
#include "cli/input.h"
#include "cli/move_input.h"
#include "cli/wording.h"
#include "notation/ascii.h"
#include "notation/names.h"

#include <algorithm>
#include <utility>

namespace kamisado::cli {

PlaySession::PlaySession(Record record, MatchKeeper keeper, std::optional<BoardLook> look,
                         Computer computer, Phrasebook book)
    : match_(std::move(record)),
      keeper_(std::move(keeper)),
      look_(look),
      computer_(std::move(computer)),
      book_(book) {
    computer_.take_seats(match_.record());
}

std::string PlaySession::greeting() const {
    const Record& record = match_.record();
    return Sentence(book_)
               .text("format", describe(book_, record.match.format()))
               .text("first", full_name(book_, record, Player::Black))
               .text("second", full_name(book_, record, Player::Gold))
               .in("line.greeting") +
           "\n" + where_it_is_kept() + unfinished_match() + line("line.say-help") + "\n" +
           situation();
}

std::string PlaySession::where_it_is_kept() const {
    if (keeper_.is_automatic()) {
        return line("line.kept");
    }
    return Sentence(book_).text("file", keeper_.path().string()).in("line.kept-in") + "\n";
}

/// A match that a new one would push aside: it can still be taken up.
std::string PlaySession::unfinished_match() const {
    if (!keeper_.is_automatic() || match_.match().size() != 0 || keeper_.path().empty()) {
        return "";
    }
    const auto last = load_record(keeper_.path().string());
    if (!last || last->match.is_over() || last->match.size() == 0) {
        return "";
    }
    return Sentence(book_)
               .text("first", full_name(book_, *last, Player::Black))
               .text("second", full_name(book_, *last, Player::Gold))
               .number("round", last->match.state().round)
               .in("line.unfinished") +
           "\n";
}

std::string PlaySession::prompt() const { return prompt_for(book_, match_.state()); }

/// A try to move while no move is due.
std::string PlaySession::no_move_is_due() const {
    const MatchState& state = match_.state();
    if (state.phase != Phase::Filling) {
        return line("line.match-over");
    }
    return Sentence(book_).player("player", *decider(state)).rule(Rule::F1).in("line.must-fill") +
           "\n";
}

std::string PlaySession::answer(std::string_view typed) {
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
    const bool is_side = side_from_name(name).has_value();
    return is_side && match_.state().phase == Phase::Filling ? fill(text) : move(text);
}

std::string PlaySession::move(std::string_view text) {
    const MatchState& state = match_.state();
    if (state.phase != Phase::Playing) {
        return no_move_is_due();
    }
    const auto move = move_from_input(state.position, text, match_.record().style.language, book_);
    if (!move) {
        return move.error() + ".\n";
    }
    return decide(*move);
}

/// Takes a decision that has been found legal.
std::string PlaySession::decide(const Decision& decision) {
    if (!match_.decide(decision)) {
        return no_move_is_due();
    }
    std::string text;
    for (const std::string& sentence :
         narrate(telling_of(book_, match_.record()), match_.match(), match_.match().size() - 1)) {
        text += sentence + "\n";
    }
    return text + keep() + "\n" + situation();
}

std::string PlaySession::let_computer_decide() { return decide(computer_.choose(match_.match())); }

/// What the players look at before they decide.
std::string PlaySession::situation() const {
    const MatchState& state = match_.state();
    std::string text = look_ ? draw_with_legend(picture_of(state.position), *look_, book_) : "";
    text += Sentence(book_)
                .number("round", state.round)
                .number("black", state.score[Player::Black])
                .number("gold", state.score[Player::Gold])
                .in("line.standing") +
            "\n" + explain();
    if (state.phase == Phase::Filling) {
        text += fill_choices(state.position, look_.value_or(BoardLook()));
    }
    return text;
}

std::string PlaySession::explain() const {
    const Match& match = match_.match();
    return explain_turn(book_, match, match.size(), TurnDetail::WithSquares) + "\n";
}

std::string PlaySession::keep() {
    const auto kept = keeper_.keep(write_record(match_.record()));
    return kept ? "" : Sentence(book_).text("reason", kept.error()).in("line.not-saved") + "\n";
}

std::string PlaySession::farewell() const {
    if (!keeper_.is_saved()) {
        return line("line.is-not-saved");
    }
    if (match_.match().size() == 0 && keeper_.is_automatic()) {
        return "";
    }
    return Sentence(book_).text("file", keeper_.path().string()).in("line.saved") + "\n";
}

} // namespace kamisado::cli
