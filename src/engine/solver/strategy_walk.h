#pragma once

#include "rules/moves.h"
#include "rules/position.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What the maker and the checker of a strategy have to agree on. Nothing but the rules is used.
namespace kamisado {

/// The legal moves in the order of their coordinates, read as text: a file before its ranks.
[[nodiscard]] inline std::vector<Move> walk_moves(const Position& position) {
    const MoveList list = legal_moves(position);
    std::vector<Move> moves(list.begin(), list.end());
    std::ranges::sort(moves, {}, [](Move move) {
        const auto text_order = [](Square square) { return (square.file() * 8) + square.rank(); };
        return (text_order(move.from()) * square_count) + text_order(move.to());
    });
    return moves;
}

/// For tables that keep whole positions and compare them.
struct PositionHash {
    [[nodiscard]] std::size_t operator()(const Position& position) const {
        std::uint64_t hash = 0;
        const auto add = [&hash](std::size_t value) {
            hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 29U;
        };
        for (const Player player : all_players) {
            for (const Colour colour : all_colours) {
                add(position.board().square_of({player, colour}).index());
            }
        }
        const Tower tower = position.tower_to_move();
        add((2 * index_of(tower.colour)) + static_cast<std::size_t>(tower.owner));
        return static_cast<std::size_t>(hash);
    }
};

} // namespace kamisado
