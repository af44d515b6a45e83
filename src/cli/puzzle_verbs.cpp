#include "cli/move_list.h"
#include "cli/puzzle_session.h"
#include "notation/display_width.h"
#include "notation/position_text.h"

#include <fmt/format.h>

#include <array>

/// What can be said to somebody who puts puzzles, besides moves.
namespace kamisado::cli {

std::span<const PuzzleSession::Verb> PuzzleSession::verbs() {
    static constexpr std::array<Verb, 11> table{{
        {"hint", "", "first the kind of move, then the direction, then the move",
         &PuzzleSession::give_hint},
        {"moves", "", "where the tower can go", &PuzzleSession::list_moves},
        {"board", "", "the board and the task", &PuzzleSession::show_board},
        {"position", "", "the position on one line", &PuzzleSession::show_position},
        {"solution", "", "show how it goes; the puzzle is not solved then",
         &PuzzleSession::give_up},
        {"give", "up", "the same", &PuzzleSession::give_up},
        {"next", "", "another puzzle", &PuzzleSession::next},
        {"help", "", "this list", &PuzzleSession::help},
        {"quit", "", "end", &PuzzleSession::quit},
        {"exit", "", "the same", &PuzzleSession::quit},
        {"?", "", "the same as help", &PuzzleSession::help},
    }};
    return table;
}

std::string PuzzleSession::give_hint() {
    if (is_done_) {
        return "The puzzle is over: there is nothing to hint at.\n";
    }
    ++effort_.hints;
    return hint_about(match().state(), right_decision(), ++hints_here_, style_) + "\n";
}

std::string PuzzleSession::give_up() {
    const bool is_first = !is_done_;
    if (is_first) {
        is_done_ = true;
        ++finished_;
    } else {
        record_.match = question_.match;
        step_ = 0;
    }
    std::string text = "The solution:\n";
    while (step_ < puzzle().solution.size()) {
        text += take_step();
    }
    return text + (is_first ? "Not solved this time. next puts another puzzle, quit ends.\n" : "");
}

std::string PuzzleSession::show_board() {
    return (look_ ? "" : draw_with_legend(picture_of(match().position()), {})) + situation();
}

std::string PuzzleSession::list_moves() {
    if (match().state().phase != Phase::Playing) {
        return situation();
    }
    return list_of_moves(match().position(), style_);
}

std::string PuzzleSession::show_position() { return write_position(match().position()) + "\n"; }

std::string PuzzleSession::next() {
    put((current_ + 1) % puzzles_.size());
    return "\n" + question();
}

std::string PuzzleSession::help() {
    constexpr std::size_t width = 12;
    std::string text = padded("a move", width) +
                       "e1e4, KF3O, K↑3O or Pink Forward 3 Orange; when the tower is\n" +
                       padded("", width) + "known, e4 is enough; fill left or fill right\n";
    for (const Verb& verb : verbs()) {
        text += padded(fmt::format("{} {}", verb.name, verb.arguments), width);
        text += fmt::format("{}\n", verb.help);
    }
    return text + task(puzzle(), question_) + "\n";
}

std::string PuzzleSession::quit() {
    has_ended_ = true;
    return "";
}

} // namespace kamisado::cli
