#pragma once

#include "computer/match_sense.h"

#include <cstddef>
#include <cstdint>
#include <optional>
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
/// round is won where the opponent can still lose more points, and quickly; one of which nothing is
/// known is played by eye; and a fill leaves no weak spots. A lost round is made hard to win, and
/// what that is worth counts against the points that it costs.
class Judgement {
  public:
    /// The seed chooses among what is as good; without one the first of them is taken.
    Judgement(Solver& solver, const SenseLimits& limits,
              std::optional<std::uint64_t> seed = std::nullopt)
        : solver_(&solver), limits_(limits), seed_(seed) {}

    /// The index of the best choice. There must be one.
    [[nodiscard]] std::size_t best(const MatchState& state, Format format,
                                   const std::vector<Choice>& choices);

  private:
    /// How good each choice is; only that of one is compared with that of another.
    using Merits = std::vector<double>;

    [[nodiscard]] Merits merits(const MatchState& state, Format format,
                                const std::vector<Choice>& choices);
    [[nodiscard]] Merits merits_when_lost(const MatchState& state, Format format,
                                          const std::vector<Choice>& choices);
    [[nodiscard]] double merit_of_win(const MatchState& state, Format format, const Choice& choice);
    [[nodiscard]] std::size_t pick(const MatchState& state, const Merits& merits,
                                   double as_good) const;

    Solver* solver_;
    SenseLimits limits_;
    std::optional<std::uint64_t> seed_;
};

} // namespace kamisado
