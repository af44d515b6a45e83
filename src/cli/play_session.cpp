#include "cli/play_session.h"

#include "cli/fill_choices.h"
#include "cli/input.h"
#include "cli/move_input.h"
#include "cli/narration.h"
#include "cli/wording.h"
#include "notation/ascii.h"
#include "notation/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace kamisado::cli {

namespace {

/// A try to move while no move is due.
std::string no_move_is_due(const MatchState& state) {
    if (state.phase == Phase::Filling) {
        return fmt::format("{} must choose first: fill left or fill right (F1).\n",
                           title(state.position.end()->winner()));
    }
    return "The match is over: new begins another, undo takes back, help lists the rest.\n";
}

} // namespace

PlaySession::PlaySession(Record record, MatchKeeper keeper, std::optional<BoardLook> look,
                         Computer computer)
    : match_(std::move(record)),
      keeper_(std::move(keeper)),
      look_(look),
      computer_(std::move(computer)) {
    computer_.take_seats(match_.record());
}

std::string PlaySession::greeting() const {
    const Record& record = match_.record();
    return fmt::format("Kamisado, {}: {} against {}.\n{}{}Say help for all that can be said.\n\n{}",
                       describe(record.match.format()), full_name(record, Player::Black),
                       full_name(record, Player::Gold), where_it_is_kept(), unfinished_match(),
                       situation());
}

std::string PlaySession::where_it_is_kept() const {
    if (keeper_.is_automatic()) {
        return "Every change is saved: kamisado play --resume goes on with the match.\n";
    }
    return fmt::format("Every change is saved in {}.\n", keeper_.path().string());
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
    return fmt::format("A match is unfinished ({} against {}, round {}): say resume, or start "
                       "kamisado play --resume.\n",
                       full_name(*last, Player::Black), full_name(*last, Player::Gold),
                       last->match.state().round);
}

std::string PlaySession::prompt() const {
    const MatchState& state = match_.state();
    switch (state.phase) {
    case Phase::Over: return "The match is over> ";
    case Phase::Filling:
        return fmt::format("{}, fill left or right> ", title(state.position.end()->winner()));
    case Phase::Playing: break;
    }
    const Position& position = state.position;
    if (position.is_free_choice()) {
        return fmt::format("{}, any tower> ", title(position.to_move()));
    }
    return fmt::format("{}, {}> ", title(position.to_move()),
                       word(position.tower_to_move().colour));
}

std::string PlaySession::answer(std::string_view line) {
    const std::string_view text = trimmed(line);
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
        return no_move_is_due(state);
    }
    const auto move = move_from_input(state.position, text, match_.record().style.language);
    if (!move) {
        return fmt::format("{}.\n", move.error());
    }
    return decide(*move);
}

/// Takes a decision that has been found legal.
std::string PlaySession::decide(const Decision& decision) {
    if (!match_.decide(decision)) {
        return no_move_is_due(match_.state());
    }
    std::string text;
    for (const std::string& sentence : narrate(match_.record(), match_.match().size() - 1)) {
        text += sentence + "\n";
    }
    return text + keep() + "\n" + situation();
}

std::string PlaySession::let_computer_decide() { return decide(computer_.choose(match_.match())); }

/// What the players look at before they decide.
std::string PlaySession::situation() const {
    const MatchState& state = match_.state();
    std::string text = look_ ? draw_with_legend(picture_of(state.position), *look_) : "";
    text += fmt::format("Round {}. Black {}, Gold {}.\n", state.round, state.score[Player::Black],
                        state.score[Player::Gold]);
    switch (state.phase) {
    case Phase::Over: return text + "The match is over.\n";
    case Phase::Filling:
        return text + explain_turn(match_.match()) + "\n" +
               fill_choices(state.position, look_.value_or(BoardLook()));
    case Phase::Playing: break;
    }
    return text + explain_turn(match_.match()) + "\n";
}

std::string PlaySession::keep() {
    const auto kept = keeper_.keep(write_record(match_.record()));
    return kept ? "" : fmt::format("NOT SAVED: {}.\n", kept.error());
}

std::string PlaySession::farewell() const {
    if (!keeper_.is_saved()) {
        return "The match is NOT saved.\n";
    }
    if (match_.match().size() == 0 && keeper_.is_automatic()) {
        return "";
    }
    return fmt::format("The match is saved: {}\n", keeper_.path().string());
}

} // namespace kamisado::cli
