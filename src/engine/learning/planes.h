#pragma once

#include "rules/position.h"
#include "rules/symmetry.h"

#include <algorithm>
#include <cstddef>
#include <span>

/// A position as planes of 8 × 8 numbers, 0 or 1, as a network's input wants it. The player to move
/// is always seen at the bottom and moves up: row 0 of a plane is the mover's home row, column 0
/// the mover's left. The painted board is the same for both.
///
///     0 –  7   the mover's towers, a plane for each colour
///     8 – 15   the opponent's
///    16 – 18   the mover's towers with at least one, two, three rings
///    19 – 21   the opponent's
///    22        the tower that must move; all eight when the choice is free
namespace kamisado {

inline constexpr int plane_count = 23;
inline constexpr std::size_t observation_size = std::size_t{plane_count} * square_count;

/// All 0 when the round is over.
template <typename Number>
void write_planes(const Position& position, std::span<Number, observation_size> planes) {
    std::ranges::fill(planes, Number{0});
    if (position.is_over()) {
        return;
    }
    const Player mover = position.to_move();
    const auto set = [planes](int plane, Square square) {
        planes[(static_cast<std::size_t>(plane) * square_count) + square.index()] = Number{1};
    };
    for (const Player owner : all_players) {
        const int side = owner == mover ? 0 : 1;
        for (const Colour colour : all_colours) {
            const Tower tower{owner, colour};
            const Square stands = position.board().square_of(tower);
            const Square seen = mover == Player::Black ? stands : half_turned(stands);
            set((side * 8) + static_cast<int>(colour), seen);
            for (int ring = 0; ring < position.board().rings_of(tower); ++ring) {
                set(16 + (side * max_rings) + ring, seen);
            }
            if (side == 0 && (position.is_free_choice() || tower == position.tower_to_move())) {
                set(plane_count - 1, seen);
            }
        }
    }
}

} // namespace kamisado
