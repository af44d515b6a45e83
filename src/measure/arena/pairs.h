#pragma once

#include "arena/interval.h"

#include <array>
#include <cstddef>

/// What pairs of games tell about two sides. docs/arena.md explains the formulas.
namespace kamisado {

/// How pairs ended for one side: with 0, ½, 1, 1½ and 2 points. Two games from the same start have
/// much in common, so a pair, not a game, is what is independent of the others.
struct Pairs {
    std::array<int, 5> counts{};

    /// Counts a pair by the half points of its two games.
    void count(int half_points) { ++counts[static_cast<std::size_t>(half_points)]; }
    [[nodiscard]] int total() const;
    /// The share of the points, 0 to 1.
    [[nodiscard]] double mean() const;
    /// Of a pair's share.
    [[nodiscard]] double variance() const;

    friend bool operator==(const Pairs&, const Pairs&) = default;
};

/// The share that is expected of somebody that many Elo points stronger, and the way back; a share
/// of 0 or 1 is infinitely far.
[[nodiscard]] double share_of_elo(double elo);
[[nodiscard]] double elo_of_share(double share);

struct EloEstimate {
    double elo = 0;
    Interval interval;        ///< 95 %; the ends may be infinite
    double superiority = 0.5; ///< the likelihood that the side is the stronger one (LOS)
};

/// There must be a pair.
[[nodiscard]] EloEstimate estimate_elo(const Pairs& pairs);

} // namespace kamisado
