#pragma once

#include "rules/moves.h"
#include "rules/position.h"
#include "rules/slides.h"

#include <array>
#include <cstddef>

/// What a tower could do, as four numbers instead of a list of moves.
namespace kamisado {

struct Reach {
    /// How many squares are free in each direction, as the owner sees it: forward, left, right.
    std::array<int, all_directions.size()> free{};
    /// How many towers a step forward would push; there is no free square ahead then.
    int pushed = 0;

    [[nodiscard]] int count() const { return free[0] + free[1] + free[2] + (pushed != 0 ? 1 : 0); }
};

[[nodiscard]] inline Reach reach_of(const Board& board, Tower tower) {
    const int rings = board.rings_of(tower);
    const Square from = board.square_of(tower);
    const Rays& rays = rays_from(tower.owner, rings, from);
    const std::uint64_t occupied = board.occupied().bits();
    Reach reach;
    for (std::size_t way = 0; way < reach.free.size(); ++way) {
        reach.free[way] = tower.owner == Player::Black
                              ? free_length<Player::Black>(rays[way], occupied, from.rank())
                              : free_length<Player::Gold>(rays[way], occupied, from.rank());
    }
    if (rings != 0) {
        reach.pushed = pushable_towers(board, tower);
    }
    return reach;
}

/// The square that many steps away.
[[nodiscard]] constexpr Square square_after(Tower tower, Square from, Direction direction,
                                            int distance) {
    return {from.file() + (distance * file_step(tower.owner, direction)),
            from.rank() + (distance * forward_step(tower.owner))};
}

} // namespace kamisado
