#pragma once

#include "cli/board_text.h"
#include "computer/opponent.h"
#include "solver/solver.h"
#include "terminal/session.h"
#include "words/sentence.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kamisado::cli {

/// How the computer plays.
struct ComputerSettings {
    std::uint64_t seed = 0;
    bool has_human_pace = false; ///< takes its time like a person
};

/// A match line by line: what people type goes in, what they are told comes out.
class PlaySession {
  public:
    /// Milliseconds of a clock that never jumps.
    using Now = std::function<game::Millis()>;

    /// Without a look no board is drawn.
    PlaySession(terminal::Session session, std::optional<BoardLook> look, ComputerSettings computer,
                Phrasebook book, Now now);

    [[nodiscard]] std::string greeting() const;
    [[nodiscard]] std::string prompt() const;
    /// Answers one line; a wrong one changes nothing.
    [[nodiscard]] std::string answer(std::string_view typed);
    /// Whether the computer decides next; then no line is waited for.
    [[nodiscard]] bool is_computers_turn() const { return session_.is_computers_turn(); }
    /// How long the computer seems to think.
    [[nodiscard]] std::chrono::milliseconds computers_pause() const;
    [[nodiscard]] std::string let_computer_decide();
    [[nodiscard]] std::string farewell();

    [[nodiscard]] bool has_ended() const { return has_ended_; }
    [[nodiscard]] bool is_saved() const { return !session_.file_error(); }

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
    std::string show_clocks(std::string_view argument);
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
    std::string take_over(terminal::Session session);
    std::string save_as(std::string_view file, bool replace);
    /// Lets the clocks run; tells when a flag has fallen.
    std::string let_time_pass();
    /// What the last decision did, and how the match stands now.
    [[nodiscard]] std::string tell_decision() const;

    [[nodiscard]] std::string situation() const;
    /// A line that says it.
    [[nodiscard]] std::string line(Phrase phrase) const {
        return Sentence(book_).in(phrase) + "\n";
    }
    [[nodiscard]] std::string explain() const;
    [[nodiscard]] std::string clocks() const;
    [[nodiscard]] std::string where_it_is_saved() const;
    [[nodiscard]] std::string not_saved() const;
    [[nodiscard]] std::string not_saved(const FileError& error) const;
    [[nodiscard]] std::string no_move_is_due() const;
    [[nodiscard]] std::string not_a_number(std::string_view text) const;
    [[nodiscard]] Solver& solver();
    [[nodiscard]] std::string where_it_is_kept() const;
    [[nodiscard]] std::string unfinished_match() const;

    terminal::Session session_;
    std::optional<BoardLook> look_;
    ComputerSettings computer_;
    PerPlayer<std::unique_ptr<Opponent>> opponents_; ///< made when they are to decide
    Phrasebook book_;
    Now now_;
    game::Millis last_look_;       ///< at the clocks
    std::optional<Solver> solver_; ///< its table is large: only when somebody asks
    bool has_ended_ = false;
};

} // namespace kamisado::cli
