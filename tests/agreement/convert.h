#pragma once

#include "reference/plain_rules.h"
#include "rules/colour.h"
#include "rules/line_up.h"
#include "rules/move.h"
#include "rules/player.h"
#include "rules/setup.h"
#include "rules/square.h"

/// From the types of the fast implementation to those of the plain one, value by value: a detour
/// by text would be slow and would hide what both texts leave out.
namespace kamisado::tests {

[[nodiscard]] inline plain::Side to_plain(Player player) {
    return player == Player::Black ? plain::Side::Black : plain::Side::Gold;
}

[[nodiscard]] inline plain::Colour to_plain(Colour colour) {
    constexpr PerColour<plain::Colour> letters{{'N', 'G', 'R', 'Y', 'K', 'P', 'B', 'O'}};
    return letters[colour];
}

[[nodiscard]] inline plain::Spot to_plain(Square square) { return {square.file(), square.rank()}; }

[[nodiscard]] inline plain::Move to_plain(Move move) {
    return {to_plain(move.from()), to_plain(move.to())};
}

[[nodiscard]] inline plain::FillFrom to_plain(FillFrom side) {
    return side == FillFrom::Left ? plain::FillFrom::Left : plain::FillFrom::Right;
}

[[nodiscard]] inline plain::Tower to_plain(const PlacedTower& placed) {
    return {to_plain(placed.tower.owner), to_plain(placed.tower.colour), placed.rings};
}

[[nodiscard]] inline plain::State to_plain(const Setup& setup) {
    plain::State state;
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        if (const auto& placed = setup.at(square)) {
            plain::tower_at(state.grid, to_plain(square)) = to_plain(*placed);
        }
    }
    if (setup.to_move) {
        state.to_move = to_plain(*setup.to_move);
    }
    if (setup.tower) {
        state.tower = to_plain(*setup.tower);
    }
    return state;
}

} // namespace kamisado::tests
