// See plain_chain.h.
#include "reference/plain_chain.h"

#include <algorithm>
#include <stdexcept>

namespace plain {

namespace {

bool can_move(const Grid& grid, Side player, Colour tower) {
    return !legal_moves(State{grid, player, tower}).empty();
}

bool already_blocked(const Chain& chain) {
    return std::ranges::any_of(chain.blocked, [&chain](const ZeroMove& earlier) {
        return earlier.player == chain.player && earlier.tower == chain.tower;
    });
}

Spot spot_of(const Grid& grid, Side player, Colour tower) {
    const std::optional<Spot> spot = find_tower(grid, player, tower);
    if (!spot) {
        throw std::invalid_argument("a named tower is not on the board");
    }
    return *spot;
}

} // namespace

// Nothing moves during the chain, so a player and tower that come back come back for ever.
Chain follow_blocked(const Grid& grid, Side player, Colour tower) {
    Chain chain{{}, player, tower, false};
    while (!can_move(grid, chain.player, chain.tower)) {
        if (already_blocked(chain)) {
            chain.goes_round = true;
            return chain;
        }
        const Spot spot = spot_of(grid, chain.player, chain.tower);
        chain.blocked.push_back(ZeroMove{chain.player, chain.tower, spot});
        chain.player = opponent(chain.player);
        chain.tower = square_colour(spot);
    }
    return chain;
}

} // namespace plain
