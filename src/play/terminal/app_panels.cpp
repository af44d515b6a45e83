#include "terminal/app.h"
#include "terminal/choice_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

/// Hint, analysis and review.
namespace kamisado::terminal {

void App::open_panel(Panel panel) {
    if (panel == state_.panel) {
        close_panel();
        return;
    }
    if (panel == Panel::Hint && !state_.can_decide()) {
        const GameTexts& game = texts().game;
        const bool is_over = state_.session->match().is_over();
        warn(std::string(is_over ? game.match_is_over : game.computers_turn));
        if (state_.looking_back) {
            warn(std::string(game.leave_looking_back));
        }
        return;
    }
    if (panel == Panel::Review && state_.session->match().size() == 0) {
        warn(std::string(texts().game.nothing_to_review));
        return;
    }
    state_.panel = panel;
    think_for_panel();
}

void App::close_panel() {
    if (state_.panel == Panel::Review) {
        look_at_step(std::nullopt);
    }
    state_.panel = Panel::Record;
    think_for_panel();
}

/// Gives the analyst what the panel needs, and nothing else.
void App::think_for_panel() {
    const Match& match = state_.session->match();
    state_.analysed.reset();
    switch (state_.panel) {
    case Panel::Record: analyst_.stop(); break;
    case Panel::Hint:
        state_.hint.reset();
        analyst_.think(FindHint{.state = match.state(), .format = match.format()});
        break;
    case Panel::Analysis:
        state_.analysis_list = {};
        analyst_.think(Analyse{.state = state_.shown_state(), .format = match.format()});
        break;
    case Panel::Review:
        if (!state_.reviewed || !state_.reviewed->is_done()) {
            auto known = state_.reviewed ? state_.reviewed->review : nullptr;
            analyst_.think(ReviewMatch{.match = match, .known = std::move(known)});
        } else {
            analyst_.stop();
        }
        break;
    }
}

void App::take_finding(Finding finding) {
    if (auto* const hint = std::get_if<Hint>(&finding)) {
        state_.hint = std::move(*hint);
        show_hint();
    } else if (auto* const analysed = std::get_if<Analysed>(&finding)) {
        state_.analysed = std::move(*analysed);
    } else if (auto* const reviewed = std::get_if<Reviewed>(&finding)) {
        const bool is_first = !state_.reviewed || !state_.reviewed->review;
        state_.reviewed = std::move(*reviewed);
        if (is_first && state_.reviewed->review) {
            const auto turns = state_.reviewed->review->turning_points();
            state_.review_list.cursor = turns.empty() ? 0 : static_cast<int>(turns.front());
            select_reviewed();
        }
    }
}

/// Takes the tower and points where it should go, so that Enter plays the hint.
void App::show_hint() {
    const Decision& decision = state_.hint->choice.decision;
    if (const auto* const move = std::get_if<Move>(&decision)) {
        state_.hand.take(move->from());
        state_.hand.point_at(move->to());
    } else if (const auto* const fill = std::get_if<Fill>(&decision)) {
        state_.fill = fill->side;
    }
}

void App::select_analysed() {
    const auto choices =
        best_first(state_.analysed ? state_.analysed->choices : std::vector<Choice>());
    const auto cursor = static_cast<std::size_t>(std::max(state_.analysis_list.cursor, 0));
    if (cursor >= choices.size() || !state_.can_decide()) {
        return;
    }
    if (const auto* const move = std::get_if<Move>(&choices[cursor].decision)) {
        state_.hand.take(move->from());
        state_.hand.point_at(move->to());
    } else if (const auto* const fill = std::get_if<Fill>(&choices[cursor].decision)) {
        state_.fill = fill->side;
    }
}

void App::play_analysed() {
    const auto choices =
        best_first(state_.analysed ? state_.analysed->choices : std::vector<Choice>());
    const auto cursor = static_cast<std::size_t>(std::max(state_.analysis_list.cursor, 0));
    if (cursor < choices.size() && state_.can_decide()) {
        decide(choices[cursor].decision);
    } else {
        touch(); // which says why not
    }
}

/// The board shows the moment of the decision under the cursor.
void App::select_reviewed() {
    if (!state_.reviewed || !state_.reviewed->review) {
        return;
    }
    const auto& decisions = state_.reviewed->review->decisions;
    const auto cursor = static_cast<std::size_t>(std::max(state_.review_list.cursor, 0));
    if (cursor < decisions.size()) {
        look_at_step(decisions[cursor].step);
    }
}

} // namespace kamisado::terminal
