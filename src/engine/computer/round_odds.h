#pragma once

#include "rules/tower.h"

#include <array>
#include <cstddef>

/// How rounds between players who know who wins them end, counted in games of our own. The counts
/// are in round_odds.inc; `bench_match_play count` plays the games and writes the file anew.
namespace kamisado {

/// Scores that behave alike: 0, 1, 2 to 3, 4 to 6, 7 to 10, and more.
inline constexpr std::size_t score_groups = 6;
[[nodiscard]] constexpr std::size_t score_group(int score) {
    constexpr std::array<int, score_groups - 1> last{0, 1, 3, 6, 10};
    std::size_t group = 0;
    while (group < last.size() && score > last[group]) {
        ++group;
    }
    return group;
}

struct RoundCounts {
    struct Winners {
        int challenger = 0;
        int defender = 0;
    };
    /// By the group of both scores together.
    std::array<Winners, score_groups> winners{};
    /// Rounds won with 1, 2, 4 and 8 points, by the group of the winner's score before it.
    std::array<std::array<int, max_rings + 1>, score_groups> points{};
};

/// What was counted.
[[nodiscard]] const RoundCounts& round_counts();

/// How likely the Challenger is to win a round. Even what never happened keeps a small chance.
[[nodiscard]] double challenger_wins(int score_of_both);

/// How likely the winner of a round, with this score before it, wins it with a tower of N
/// rings. What the score does not allow is impossible.
[[nodiscard]] double wins_with_rings(int score, int rings);

} // namespace kamisado
