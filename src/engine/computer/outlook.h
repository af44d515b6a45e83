#pragma once

#include "rules/match.h"

#include <array>
#include <cstddef>

namespace kamisado {

/// How a match stands when a round begins, as far as it can be told without the board.
struct Standing {
    PerPlayer<int> score;
    int round = 1;
    Player challenger{};

    [[nodiscard]] static Standing of(const MatchState& state) {
        return {.score = state.score, .round = state.round, .challenger = state.challenger};
    }
};

/// The chance of winning a match from afar: scores, who is Challenger, and how our own games went
/// (round_odds.h). A tied series counts half. 0 and 1 are certain, everything else is an estimate.
class Outlook {
  public:
    explicit Outlook(Format format);

    /// Of a round that begins, and of which nothing else is known.
    [[nodiscard]] double before_round(const Standing& standing, Player player) const;
    /// When this round is won by `winner`, with points as they usually come.
    [[nodiscard]] double won_by(const Standing& standing, Player winner, Player player) const;
    /// When this round is won by `winner` and scores that many points.
    [[nodiscard]] double won_with(const Standing& standing, Player winner, int points,
                                  Player player) const;

    /// The points of a round won by a tower that wears that many rings.
    [[nodiscard]] int points_for(int rings) const;
    /// How the match stands after a round, with the next Challenger.
    [[nodiscard]] Standing after(const Standing& standing, Player winner, int points) const;
    [[nodiscard]] bool is_over(const Standing& standing) const;

  private:
    void fill_table(int target);
    [[nodiscard]] static double at_end(const Standing& standing, Player player);

    static constexpr std::size_t most_points = 15;

    Format format_;
    /// The Challenger's chance, by the Challenger's and the Defender's score.
    std::array<std::array<double, most_points>, most_points> table_{};
};

} // namespace kamisado
