#pragma once

#include "rules/colour.h"
#include "rules/player.h"

namespace kamisado {

/// Which of the sixteen dragon towers: its owner and its colour. Where it stands and how many
/// rings it wears is the board's business.
struct Tower {
    Player owner{};
    Colour colour{};

    friend constexpr bool operator==(const Tower&, const Tower&) = default;
};

/// No ring: an ordinary tower. One: Sumo. Two: Double Sumo. Three: Triple Sumo.
inline constexpr int max_rings = 3;

/// How many squares a tower may go in one move (M2, S1, DS1, TS1).
[[nodiscard]] constexpr int reach_with(int rings) {
    constexpr std::array<int, max_rings + 1> reach{7, 5, 3, 1};
    return reach[static_cast<std::size_t>(rings)];
}

/// What the next ring is worth to a tower that wears `rings` already. A Triple's fourth ring does
/// not exist, but its eight points do.
[[nodiscard]] constexpr int points_for_next_ring(int rings) { return 1 << rings; }

/// What the rings on a tower have scored together: 0, 1, 3 or 7.
[[nodiscard]] constexpr int points_of_rings(int rings) { return (1 << rings) - 1; }

} // namespace kamisado
