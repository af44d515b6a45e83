#pragma once

#include "tournament/tournament.h"

#include <vector>

namespace kamisado::tournament {

/// How a player stands.
struct Standing {
    PlayerNumber player = 0;
    std::size_t rank = 1;     ///< shared by those whom nothing tells apart
    int points = 0;           ///< games won, walkovers and byes included
    int direct = 0;           ///< points against those with as many points (round robin)
    int buchholz = 0;         ///< points of the opponents (Swiss)
    int sonneborn_berger = 0; ///< points of each opponent times the games won against them
    int rounds_survived = 0;  ///< (knock-out)
    int met = 0;              ///< meetings that count (arena)
    int won = 0;              ///< of them (arena)
    int streak = 0;           ///< won in a row, just now (arena)
};

/// The best first. A bye and a walkover are points, but break no tie.
[[nodiscard]] std::vector<Standing> standings(const Tournament& tournament);

/// Games won so far, by player.
[[nodiscard]] std::vector<int> points_of(const State& state);

} // namespace kamisado::tournament
