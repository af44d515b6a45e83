#pragma once

#include "puzzles/puzzle.h"
#include "solver/solver.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <vector>

/// What is proved of everything that could be decided on the way through a puzzle.
namespace kamisado {

struct Alternative {
    Decision decision;
    Verdict verdict = Verdict::Unknown; ///< for whoever decides; of a fill: of the next round
    std::optional<int>
        distance;              ///< to the end of the round, as the solver counts it; not of a fill
    std::optional<int> points; ///< only where more than one is asked for
    /// It reaches the aim; of the other side: no defence is better.
    bool is_right = false;
};

/// What the aim of a puzzle is, and whose.
struct Quest {
    Player solver{};
    int points = 1;
};

/// Every decision that can be taken now, in the order of legal_moves(); nullopt if a limit was
/// reached before all was proved.
[[nodiscard]] std::optional<std::vector<Alternative>>
alternatives_in(const MatchState& state, Quest quest, Solver& solver, SearchLimits limits);

[[nodiscard]] std::size_t count_right(const std::vector<Alternative>& alternatives);

struct StudiedStep {
    MatchState before;
    bool is_own = true; ///< of whoever solves it
    std::vector<Alternative> alternatives;
    std::size_t taken = 0; ///< which of them the solution takes

    [[nodiscard]] const Alternative& choice() const { return alternatives[taken]; }
};
using Study = std::vector<StudiedStep>;

/// The match when the question is put. Start and lead must be legal.
[[nodiscard]] Match match_at_question(const Puzzle& puzzle);

/// Every step of the solution; the step that was not proved when a limit was reached.
[[nodiscard]] std::expected<Study, std::size_t> study(const Puzzle& puzzle, Solver& solver,
                                                      SearchLimits limits);

} // namespace kamisado
