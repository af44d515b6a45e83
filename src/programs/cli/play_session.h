#pragma once

#include "cli/board_picture.h"
#include "cli/computer.h"
#include "files/match_keeper.h"
#include "game/played_match.h"
#include "solver/solver.h"
#include "words/sentence.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kamisado::cli {

/// A game of two, line by line: what people type goes in, what they are told comes out.
class PlaySession {
  public:
    /// Without a look no board is drawn.
    PlaySession(Record record, MatchKeeper keeper, std::optional<BoardLook> look, Computer computer,
                Phrasebook book);

    [[nodiscard]] std::string greeting() const;
    [[nodiscard]] std::string prompt() const;
    /// Answers one line; a wrong one changes nothing.
    [[nodiscard]] std::string answer(std::string_view typed);
    /// Whether the computer decides next; then no line is waited for.
    [[nodiscard]] bool is_computers_turn() const { return computer_.decides(match_.state()); }
    [[nodiscard]] std::chrono::milliseconds computers_pause() const {
        return computer_.pause(match_.state());
    }
    [[nodiscard]] std::string let_computer_decide();
    [[nodiscard]] std::string farewell() const;

    [[nodiscard]] bool has_ended() const { return has_ended_; }
    [[nodiscard]] bool is_saved() const { return keeper_.is_saved(); }

  private:
    struct Verb {
        std::string_view name;
        std::string_view arguments;
        Phrase help;
        std::string (PlaySession::*run)(std::string_view argument);
    };
    static std::span<const Verb> verbs();

    std::string show_board(std::string_view argument);
    std::string list_moves(std::string_view argument);
    std::string fill(std::string_view argument);
    std::string undo(std::string_view argument);
    std::string redo(std::string_view argument);
    std::string resign(std::string_view argument);
    std::string give_hint(std::string_view argument);
    std::string analyse(std::string_view argument);
    std::string review(std::string_view argument);
    std::string show_rules(std::string_view argument);
    std::string show_record(std::string_view argument);
    std::string show_sheet(std::string_view argument);
    std::string show_position(std::string_view argument);
    std::string save(std::string_view argument);
    std::string replace_file(std::string_view argument);
    std::string open(std::string_view argument);
    std::string resume(std::string_view argument);
    std::string begin_anew(std::string_view argument);
    std::string help(std::string_view argument);
    std::string quit(std::string_view argument);

    std::string move(std::string_view text);
    std::string decide(const Decision& decision);
    [[nodiscard]] std::size_t steps_back(std::size_t decisions) const;
    std::size_t go_forward(std::size_t decisions);
    std::string take_over(Record record, MatchKeeper keeper);
    std::string save_as(std::string_view file, std::optional<std::string> known);
    /// Saves the match and tells when that fails.
    std::string keep();

    [[nodiscard]] std::string situation() const;
    /// A line that says it.
    [[nodiscard]] std::string line(Phrase phrase) const {
        return Sentence(book_).in(phrase) + "\n";
    }
    [[nodiscard]] std::string explain() const;
    [[nodiscard]] std::string no_move_is_due() const;
    [[nodiscard]] std::string not_a_number(std::string_view text) const;
    [[nodiscard]] Solver& solver();
    [[nodiscard]] std::string where_it_is_kept() const;
    [[nodiscard]] std::string unfinished_match() const;

    game::PlayedMatch match_;
    MatchKeeper keeper_;
    std::optional<BoardLook> look_;
    Computer computer_;
    Phrasebook book_;
    std::optional<Solver> solver_; ///< its table is large: only when somebody asks
    bool has_ended_ = false;
};

} // namespace kamisado::cli
