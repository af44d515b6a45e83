#pragma once

#include "player/match_sense.h"

#include <cstddef>
#include <vector>

namespace kamisado {

/// How many of the opponent's answers to a move win, of how many; a push's extra turns are played
/// through first, each as awkwardly as possible.
struct Answers {
    int winning = 0;
    int all = 0;

    [[nodiscard]] double share() const { return all == 0 ? 1 : static_cast<double>(winning) / all; }
};
[[nodiscard]] Answers answers_to(Solver& solver, const Position& before, Move move,
                                 SearchLimits limits);

/// Picks among choices that have been weighed: the best chance of the match; among equals, a won
/// round is won where the opponent can still lose more points, and quickly; a lost one is made hard
/// to win; and a fill leaves no weak spots.
class Judgement {
  public:
    Judgement(Solver& solver, SearchLimits limits) : solver_(&solver), limits_(limits) {}

    /// The index of the best choice. There must be one.
    [[nodiscard]] std::size_t best(const MatchState& state, Format format,
                                   const std::vector<Choice>& choices);

  private:
    [[nodiscard]] double merit(const MatchState& state, Format format, const Choice& choice);
    [[nodiscard]] double merit_of_win(const MatchState& state, Format format, const Choice& choice);
    [[nodiscard]] double merit_of_loss(const MatchState& state, const Choice& choice);

    Solver* solver_;
    SearchLimits limits_;
};

} // namespace kamisado
