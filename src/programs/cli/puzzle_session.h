#pragma once

#include "cli/board_text.h"
#include "cli/puzzle_question.h"
#include "cli/puzzle_wording.h"
#include "notation/record.h"
#include "solver/solver.h"
#include "words/sentence.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::cli {

/// Somebody solves puzzles, line by line: what is typed goes in, what is told comes out.
class PuzzleSession {
  public:
    /// The puzzles in the order in which they are put, one at least. Without a look no board is
    /// drawn.
    PuzzleSession(std::vector<Puzzle> puzzles, std::optional<BoardLook> look, Style style,
                  Phrasebook book);

    [[nodiscard]] std::string greeting() const;
    [[nodiscard]] std::string prompt() const;
    /// Answers one line.
    [[nodiscard]] std::string answer(std::string_view typed);
    [[nodiscard]] std::string farewell() const;
    [[nodiscard]] bool has_ended() const { return has_ended_; }

  private:
    struct Verb {
        std::string_view name;
        std::string_view arguments;
        Phrase help;
        std::string (PuzzleSession::*run)();
    };
    static std::span<const Verb> verbs();

    std::string give_hint();
    std::string give_up();
    std::string show_board();
    std::string list_moves();
    std::string show_position();
    std::string next();
    std::string help();
    std::string quit();

    [[nodiscard]] const Puzzle& puzzle() const { return puzzles_[current_]; }
    [[nodiscard]] const Match& match() const { return record_.match; }
    [[nodiscard]] const Decision& right_decision() const { return puzzle().solution[step_]; }
    void put(std::size_t nth);
    [[nodiscard]] std::expected<Decision, std::string> decision_from(std::string_view text) const;
    std::string try_out(const Decision& decision);
    std::string go_on();
    std::string refute_now(const Decision& decision);
    /// Takes a decision that has been found legal, and tells it.
    std::string take(const Decision& decision);
    /// Takes the next decision of the solution.
    std::string take_step();

    [[nodiscard]] std::string question() const;
    [[nodiscard]] std::string situation() const;
    /// A line that says it.
    [[nodiscard]] std::string line(Phrase phrase) const {
        return Sentence(book_).in(phrase) + "\n";
    }
    [[nodiscard]] Solver& engine();

    std::vector<Puzzle> puzzles_;
    std::optional<BoardLook> look_;
    Style style_;
    Phrasebook book_;
    std::optional<Solver> engine_; ///< its table is large: only when somebody goes wrong

    std::size_t current_ = 0;
    PuzzleQuestion question_{.match = Match(Format{})};
    Record record_;
    std::size_t step_ = 0; ///< of the solution
    PuzzleEffort effort_;
    int hints_here_ = 0; ///< about this step
    bool is_done_ = false;
    int solved_ = 0;
    int finished_ = 0; ///< solved or given up
    bool has_ended_ = false;
};

} // namespace kamisado::cli
