#include "rules/reachability.h"

#include <algorithm>
#include <cstdlib>

namespace kamisado {

namespace {

int most_rings(const Board& board, Player player) {
    int most = 0;
    for (const Colour colour : all_colours) {
        most = std::max(most, board.rings_of({.owner = player, .colour = colour}));
    }
    return most;
}

/// Towers only go forward, unless the opponent has a tower that may push them back.
bool could_get_from(const Board& earlier, const Board& later, Tower tower, int pusher_rings) {
    if (pusher_rings > earlier.rings_of(tower)) {
        return true;
    }
    const Square from = earlier.square_of(tower);
    const Square to = later.square_of(tower);
    const int forward = (to.rank() - from.rank()) * forward_step(tower.owner);
    return forward >= std::abs(to.file() - from.file());
}

} // namespace

bool could_follow(const Board& earlier, const Board& later) {
    return std::ranges::all_of(all_players, [&](Player player) {
        const int pusher_rings = most_rings(earlier, opponent(player));
        return std::ranges::all_of(all_colours, [&](Colour colour) {
            const Tower tower{.owner = player, .colour = colour};
            return earlier.rings_of(tower) == later.rings_of(tower) &&
                   could_get_from(earlier, later, tower, pusher_rings);
        });
    });
}

} // namespace kamisado
