#include "cli/puzzle_session.h"

#include "cli/fill_choices.h"
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

constexpr auto over = "The puzzle is over: next puts another one, quit ends.\n";

} // namespace

PuzzleSession::PuzzleSession(std::vector<Puzzle> puzzles, std::optional<BoardLook> look,
                             Style style)
    : puzzles_(std::move(puzzles)), look_(look), style_(style) {
    put(0);
}

void PuzzleSession::put(std::size_t nth) {
    current_ = nth;
    question_ = question_of(puzzle());
    record_ = Record();
    record_.match = question_.match;
    record_.style = style_;
    step_ = 0;
    effort_ = {};
    hints_here_ = 0;
    is_done_ = false;
}

std::string PuzzleSession::greeting() const {
    return "Say help for all that can be said.\n\n" + question();
}

std::string PuzzleSession::prompt() const {
    if (is_done_) {
        return "next or quit> ";
    }
    const MatchState& state = match().state();
    const auto player = title(question_.solver);
    if (state.phase == Phase::Filling) {
        return fmt::format("{}, fill left or right> ", player);
    }
    if (state.position.is_free_choice()) {
        return fmt::format("{}, any tower> ", player);
    }
    return fmt::format("{}, {}> ", player, word(state.position.tower_to_move().colour));
}

/// The puzzle with what was played before it.
std::string PuzzleSession::question() const {
    std::string text =
        fmt::format("Puzzle {}: {}, grade {} of {}, {}.\n", puzzle().id, name_of(puzzle().theme),
                    puzzle().grade, hardest_grade, describe(puzzle().format));
    for (std::size_t step = 0; step < puzzle().lead.size(); ++step) {
        for (const std::string& sentence : narrate(record_, step)) {
            text += sentence + "\n";
        }
    }
    return text + "\n" + situation();
}

/// What has to be known to decide.
std::string PuzzleSession::situation() const {
    const MatchState& state = match().state();
    std::string text = look_ ? draw_with_legend(picture_of(state.position), *look_) : "";
    if (puzzle().format.has_rings()) {
        text += fmt::format("Black {}, Gold {}.\n", state.score[Player::Black],
                            state.score[Player::Gold]);
    }
    if (is_done_) {
        return text + over;
    }
    text += explain_turn(match()) + "\n";
    if (state.phase == Phase::Filling) {
        text += fill_choices(state.position, look_.value_or(BoardLook())) + "\n";
    }
    return text + task(puzzle(), question_) + "\n";
}

std::string PuzzleSession::answer(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) {
        return "";
    }
    const std::string name = to_lower(text.substr(0, text.find(' ')));
    if (const auto verb = std::ranges::find(verbs(), name, &Verb::name); verb != verbs().end()) {
        return (this->*verb->run)();
    }
    if (is_done_) {
        return over;
    }
    const auto decision = decision_from(text);
    return decision ? try_out(*decision) : decision.error() + ".\n";
}

std::expected<Decision, std::string> PuzzleSession::decision_from(std::string_view text) const {
    const MatchState& state = match().state();
    const std::string lower = to_lower(text);
    const bool is_fill = lower.starts_with("fill");
    if (state.phase == Phase::Filling) {
        const auto side =
            side_from_name(is_fill ? trimmed(std::string_view(lower).substr(4)) : lower);
        if (side) {
            return Fill{*side};
        }
        return std::unexpected(
            fmt::format("{} must choose: fill left or fill right (F1)", title(question_.solver)));
    }
    if (is_fill) {
        return std::unexpected("There is nothing to fill: the round is not over");
    }
    const auto move = move_from_input(state.position, text, style_.language);
    if (!move) {
        return std::unexpected(move.error());
    }
    return *move;
}

std::string PuzzleSession::try_out(const Decision& decision) {
    if (decision != right_decision()) {
        return refute_now(decision);
    }
    --question_.own_moves;
    std::string told = take_step();
    return told + go_on();
}

/// After a right decision: the other side's answers, and the next question or the end.
std::string PuzzleSession::go_on() {
    std::string text;
    hints_here_ = 0;
    while (step_ < puzzle().solution.size() && decider(match().state()) != question_.solver) {
        text += take_step();
    }
    if (step_ < puzzle().solution.size()) {
        return "Right.\n" + text + "\n" + situation();
    }
    is_done_ = true;
    ++finished_;
    ++solved_;
    return fmt::format("Right. {}\nnext puts another puzzle, quit ends.\n", praise(effort_));
}

/// Shows how a wrong decision is punished, and goes back.
std::string PuzzleSession::refute_now(const Decision& decision) {
    ++effort_.wrong_tries;
    const std::size_t before = match().size();
    std::string text = take(decision);
    const Refutation refutation = refute(engine(), match(), question_.solver, puzzle().points);
    text += verdict_on(refutation, question_.solver, puzzle().points) + "\n";
    for (const Move move : refutation.line) {
        text += take(move);
    }
    if (!match().position().is_over()) {
        text += "And so on";
        text += refutation.moves_left == 0
                    ? ".\n"
                    : fmt::format(", {} to the end of the round.\n",
                                  counted(refutation.moves_left, "more move"));
    }
    record_.match.undo(match().size() - before);
    return text + "\nBack to where it went wrong: try again.\n\n" + situation();
}

std::string PuzzleSession::take(const Decision& decision) {
    if (!record_.match.decide(decision)) {
        return "";
    }
    std::string text;
    for (const std::string& sentence : narrate(record_, match().size() - 1)) {
        text += sentence + "\n";
    }
    return text;
}

std::string PuzzleSession::take_step() { return take(puzzle().solution[step_++]); }

Solver& PuzzleSession::engine() {
    if (!engine_) {
        engine_.emplace();
    }
    return *engine_;
}

std::string PuzzleSession::farewell() const {
    if (finished_ == 0) {
        return "";
    }
    return fmt::format("Solved {} of {}.\n", solved_, counted(finished_, "puzzle"));
}

} // namespace kamisado::cli
