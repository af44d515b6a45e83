#include "cli/puzzle_session.h"

#include "cli/wording.h"
#include "notation/ascii.h"
#include "terminal/typed.h"
#include "text/words.h"

#include <algorithm>
#include <utility>

namespace kamisado::cli {

PuzzleSession::PuzzleSession(std::vector<Puzzle> puzzles, std::optional<BoardLook> look,
                             Style style, Phrasebook book)
    : puzzles_(std::move(puzzles)), look_(look), style_(style), book_(book) {
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

std::string PuzzleSession::greeting() const { return line("line.say-help") + "\n" + question(); }

std::string PuzzleSession::prompt() const {
    return is_done_ ? Sentence(book_).in("puzzle.prompt.over") + "> "
                    : prompt_for(book_, match().state());
}

/// The puzzle with what was played before it.
std::string PuzzleSession::question() const {
    const auto theme = Phrase::named("puzzle.theme." + std::string(name_of(puzzle().theme)));
    std::string text = Sentence(book_)
                           .text("id", puzzle().id)
                           .text("theme", theme ? Sentence(book_).in(*theme) : "")
                           .number("grade", puzzle().grade)
                           .number("most", hardest_grade)
                           .text("format", describe(book_, puzzle().format))
                           .in("puzzle.heading") +
                       "\n";
    for (std::size_t step = 0; step < puzzle().lead.size(); ++step) {
        for (const std::string& sentence : narrate(telling_of(book_, record_), match(), step)) {
            text += sentence + "\n";
        }
    }
    return text + "\n" + situation();
}

/// The facts that are needed to decide.
std::string PuzzleSession::situation() const {
    const MatchState& state = match().state();
    std::string text = look_ ? write_board(state.position, *look_, book_) : "";
    if (puzzle().format.has_rings()) {
        text += Sentence(book_)
                    .number("black", state.score[Player::Black])
                    .number("gold", state.score[Player::Gold])
                    .in("line.points") +
                "\n";
    }
    if (is_done_) {
        return text + line("puzzle.over");
    }
    text += explain_turn(book_, match(), match().size(), TurnDetail::WithSquares) + "\n";
    if (state.phase == Phase::Filling) {
        text += write_fills(state.position, look_.value_or(typed_look)) + "\n";
    }
    return text + task(book_, puzzle(), question_) + "\n";
}

std::string PuzzleSession::answer(std::string_view typed) {
    const std::string_view text = trimmed(typed);
    if (text.empty()) {
        return "";
    }
    const std::string name = to_lower(text.substr(0, text.find(' ')));
    if (const auto verb = std::ranges::find(verbs(), name, &Verb::name); verb != verbs().end()) {
        return (this->*verb->run)();
    }
    if (is_done_) {
        return line("puzzle.over");
    }
    const auto decision = decision_from(text);
    return decision ? try_out(*decision) : decision.error() + ".\n";
}

std::expected<Decision, std::string> PuzzleSession::decision_from(std::string_view text) const {
    const MatchState& state = match().state();
    const std::string lower = to_lower(text);
    const bool is_fill = lower.starts_with("fill");
    if (state.phase == Phase::Filling) {
        const auto side = terminal::side_from_typed(
            trimmed(std::string_view(lower).substr(is_fill ? 4 : 0)), book_.language);
        if (side) {
            return Fill{*side};
        }
        return std::unexpected(Sentence(book_)
                                   .player("player", question_.solver)
                                   .rule(Rule::F1)
                                   .in("puzzle.must-fill"));
    }
    if (is_fill) {
        return std::unexpected(Sentence(book_).in("puzzle.nothing-to-fill"));
    }
    return terminal::move_from_typed(book_, state.position, text, style_.language);
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
        return line("puzzle.right") + text + "\n" + situation();
    }
    is_done_ = true;
    ++finished_;
    ++solved_;
    return Sentence(book_).in("puzzle.right") + " " + praise(book_, effort_) + "\n" +
           line("puzzle.go-on");
}

/// Shows how a wrong decision is punished, and goes back.
std::string PuzzleSession::refute_now(const Decision& decision) {
    ++effort_.wrong_tries;
    const std::size_t before = match().size();
    std::string text = take(decision);
    const Refutation refutation = refute(engine(), match(), question_.solver, puzzle().points);
    text += verdict_on(book_, refutation, question_.solver, puzzle().points) + "\n";
    for (const Move move : refutation.line) {
        text += take(move);
    }
    if (!match().position().is_over()) {
        text += Sentence(book_)
                    .number("count", refutation.moves_left)
                    .in(refutation.moves_left == 0 ? Phrase("puzzle.and-so-on")
                                                   : Phrase("puzzle.and-so-on-for")) +
                "\n";
    }
    record_.match.undo(match().size() - before);
    return text + "\n" + line("puzzle.try-again") + "\n" + situation();
}

std::string PuzzleSession::take(const Decision& decision) {
    if (!record_.match.decide(decision)) {
        return "";
    }
    std::string text;
    for (const std::string& sentence :
         narrate(telling_of(book_, record_), match(), match().size() - 1)) {
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
    return Sentence(book_).number("number", solved_).number("count", finished_).in("puzzle.score") +
           "\n";
}

} // namespace kamisado::cli
