#pragma once

#include "rules/move.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kamisado {

/// A move that loses against perfect play.
struct LostMove {
    Move move;
    /// Real moves of both sides to the end, this one included. Where it is not given, it is looked
    /// for; what is found may be a lower bound.
    std::optional<int> distance = std::nullopt;
};

/// What a move that loses may still bring.
struct Hope {
    int distance = 1; ///< to the end, or more where the nodes did not suffice
    double saved = 0; ///< the chance that a strong but bounded opponent lets the win slip
};

/// How to lose what is lost: long enough that the end lies beyond what an opponent sees, and where
/// the moves that look best to him are wrong. The opponent is thought of as a search of a few moves
/// that takes what looks about best; what his moves are really worth the solver knows.
class Resistance {
  public:
    /// The solver must outlive it; the nodes are for all that is asked of it together.
    Resistance(Solver& solver, std::uint64_t nodes)
        : solver_(&solver), end_(solver.nodes() + nodes) {}

    /// Of each of the moves, all of which must lose.
    [[nodiscard]] std::vector<Hope> weigh(const Position& position,
                                          std::span<const LostMove> moves);

    /// The chance that the opponent, who is to begin a round that he can win, lets it slip: great
    /// where few of the first moves that look good to him win, and where those that do win late.
    [[nodiscard]] double saved_from_start(const Position& line_up);

  private:
    void find_distances(const Position& position, std::span<const LostMove> moves,
                        std::vector<Hope>& hopes);
    [[nodiscard]] double saved_after(const Position& after, Player me, int distance);
    /// Without a distance the end is looked for after each of his moves.
    [[nodiscard]] double saved_from(const Position& theirs, int sight, std::optional<int> distance);
    [[nodiscard]] int end_after(const Position& theirs, Move winning);
    [[nodiscard]] bool is_exhausted() const;
    [[nodiscard]] SearchLimits at_most(std::uint64_t nodes) const;

    Solver* solver_;
    std::uint64_t end_;
};

} // namespace kamisado
