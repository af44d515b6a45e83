#pragma once

#include "rules/position.h"
#include "rules/rays.h"

#include <cstdint>
#include <optional>
#include <span>

/// Every move as a number that means the same in every position, as a network's output wants it:
/// colour × 21 + direction × 7 + distance - 1. Colours stand in the order of Black's home row;
/// directions are forward, left and right as the mover sees them, so that Gold's moves have the
/// numbers that Black's have after a half turn. A push is a step forward.
namespace kamisado {

inline constexpr int longest_move = 7;
inline constexpr int actions_of_a_tower = 3 * longest_move;
inline constexpr int action_count = 8 * actions_of_a_tower;

[[nodiscard]] constexpr int action_of(Colour colour, Direction direction, int distance) {
    return (static_cast<int>(colour) * actions_of_a_tower) +
           (static_cast<int>(direction) * longest_move) + distance - 1;
}

/// The number of a move of this tower, legal or not: any that goes straight and forwards.
[[nodiscard]] int action_of(Tower mover, Move move);
/// The number of a legal move.
[[nodiscard]] int action_of(const Position& position, Move move);

/// The legal move with this number, if there is one.
[[nodiscard]] std::optional<Move> move_of(const Position& position, int action);

using ActionMask = std::span<std::uint8_t, action_count>;

/// Writes 1 where an action is legal and 0 elsewhere; all 0 when the round is over.
void write_legal_actions(const Position& position, ActionMask mask);

} // namespace kamisado
