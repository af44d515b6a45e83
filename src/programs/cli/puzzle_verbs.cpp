#include "cli/move_list.h"
#include "cli/puzzle_session.h"
#include "notation/display_width.h"
#include "notation/position_text.h"

#include <fmt/format.h>

#include <array>

/// Commands while a puzzle is solved, besides moves.
namespace kamisado::cli {

std::span<const PuzzleSession::Verb> PuzzleSession::verbs() {
    static constexpr std::array<Verb, 11> table{{
        {"hint", "", "line.help.puzzle-hint", &PuzzleSession::give_hint},
        {"moves", "", "line.help.moves", &PuzzleSession::list_moves},
        {"board", "", "line.help.puzzle-board", &PuzzleSession::show_board},
        {"position", "", "line.help.position", &PuzzleSession::show_position},
        {"solution", "", "line.help.solution", &PuzzleSession::give_up},
        {"give", "up", "line.help.same", &PuzzleSession::give_up},
        {"next", "", "line.help.next", &PuzzleSession::next},
        {"help", "", "line.help.help", &PuzzleSession::help},
        {"quit", "", "line.help.puzzle-quit", &PuzzleSession::quit},
        {"exit", "", "line.help.same", &PuzzleSession::quit},
        {"?", "", "line.help.same-as-help", &PuzzleSession::help},
    }};
    return table;
}

std::string PuzzleSession::give_hint() {
    if (is_done_) {
        return line("puzzle.nothing-to-hint");
    }
    ++effort_.hints;
    return hint_about(book_, match().state(), right_decision(), ++hints_here_, style_) + "\n";
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
    std::string text = line("puzzle.solution");
    while (step_ < puzzle().solution.size()) {
        text += take_step();
    }
    return text +
           (is_first ? Sentence(book_).in("puzzle.not-solved") + " " + line("puzzle.go-on") : "");
}

std::string PuzzleSession::show_board() {
    return (look_ ? "" : write_board(match().position(), typed_look, book_)) + situation();
}

std::string PuzzleSession::list_moves() {
    if (match().state().phase != Phase::Playing) {
        return situation();
    }
    return list_of_moves(book_, match().position(), style_);
}

std::string PuzzleSession::show_position() { return write_position(match().position()) + "\n"; }

std::string PuzzleSession::next() {
    put((current_ + 1) % puzzles_.size());
    return "\n" + question();
}

std::string PuzzleSession::help() {
    constexpr std::size_t width = 12;
    const Sentence words(book_);
    std::string text = padded(words.in("line.help.a-move"), width) +
                       words.in("line.help.spellings") + "\n" + padded("", width) +
                       words.in("line.help.square-or-fill") + "\n";
    for (const Verb& verb : verbs()) {
        text += padded(fmt::format("{} {}", verb.name, verb.arguments), width) +
                words.in(verb.help) + "\n";
    }
    return text + task(book_, puzzle(), question_) + "\n";
}

std::string PuzzleSession::quit() {
    has_ended_ = true;
    return "";
}

} // namespace kamisado::cli
