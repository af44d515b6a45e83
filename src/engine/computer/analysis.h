#pragma once

#include "computer/match_sense.h"
#include "rules/match.h"
#include "solver/solver.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado {

/// What to find out beside the verdict of every choice.
struct AnalysisQuestion {
    bool distance = false;
    bool points = false;
    bool match = false; ///< the chances of the match, not only of the round
};

/// What is known of a move by its number among the legal moves. Whoever has found it may tell
/// others.
struct Finding {
    std::size_t move = 0;
    Verdict verdict = Verdict::Unknown;
    std::optional<int> distance = std::nullopt;
    std::optional<int> points = std::nullopt;
};

/// Everything about one decision, found in slices, for those who cannot wait in one place: a page
/// shows what is known after each slice and may stop after any. Easy moves come first, and what a
/// slice has found the next one need not search for again. A solver whose patience ends leaves it
/// where it is.
class Analysis {
  public:
    enum class Stage : std::uint8_t { Verdicts, Distances, Points, Chances, Done };

    /// The solver must outlive it, and be asked nothing else meanwhile.
    Analysis(Solver& solver, const MatchState& state, Format format, AnalysisQuestion question);

    /// Looks at about that many more positions. Chances, and fills, are one slice however long it
    /// is.
    void step(std::uint64_t nodes);
    [[nodiscard]] bool is_done() const { return stage_ == Stage::Done; }
    [[nodiscard]] Stage stage() const { return stage_; }

    /// Several share the work, each with an analysis and a solver of his own: they look at some of
    /// the open moves each, and are told what the others have found.
    ///
    /// The moves whose answer the present stage waits for; none when it is no matter of moves. Of
    /// two mirror images only one is open. One stage ends before the next one begins.
    [[nodiscard]] std::vector<std::size_t> open_moves() const;
    /// Looks at one move for about that many positions, for what the present stage wants to know.
    void look_at(std::size_t move, std::uint64_t nodes);
    /// Takes for granted what others have found, of legal moves only; the next stage begins when
    /// nothing is left open.
    void learn(const std::vector<Finding>& findings);

    /// Every move, in the order of legal_moves(), or both fills; none when the match is over.
    [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }
    /// Whether the choices' chances are known yet; they are no part of any other stage.
    [[nodiscard]] bool has_chances() const { return has_chances_; }

    /// Of the best choice, as far as it is known.
    [[nodiscard]] Verdict verdict() const;
    [[nodiscard]] std::optional<int> distance() const;

    [[nodiscard]] std::uint64_t nodes() const { return solver_->nodes() - nodes_before_; }
    /// Questions answered, of how many.
    [[nodiscard]] int settled() const;
    [[nodiscard]] int total() const;

  private:
    void add_moves();
    [[nodiscard]] bool is_asked(Stage stage) const;
    void go_on();
    void seek_verdicts(std::uint64_t nodes);
    void look_at_next_move(std::uint64_t nodes);
    [[nodiscard]] bool is_open(std::size_t index) const;
    void seek_details(Question question, std::uint64_t nodes);
    void seek_chances();

    Solver* solver_;
    MatchState state_;
    Format format_;
    AnalysisQuestion question_;
    std::uint64_t nodes_before_;
    std::vector<Choice> choices_;
    std::vector<std::size_t> originals_; ///< of moves that others are mirror images of
    bool has_chances_ = false;
    Stage stage_ = Stage::Verdicts;

    // Where the search for verdicts stands: every open move gets a slice, then all of them more.
    std::size_t next_ = 0;
    std::uint64_t spent_ = 0;
    std::uint64_t each_;
};

} // namespace kamisado
