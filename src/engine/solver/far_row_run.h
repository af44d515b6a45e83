#pragma once

#include "rules/player.h"
#include "rules/rays.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <array>
#include <cstdint>

/// Whether a tower can walk onto the enemy's home row in one move. Asked many times for every
/// position, so the squares of each way are worked out beforehand.
namespace kamisado {

namespace detail {

/// For each direction the squares that must be free, the goal included; every square of the board
/// where there is no such way, which is never free.
using WaysToFarRow = std::array<std::uint64_t, all_directions.size()>;

[[nodiscard]] constexpr WaysToFarRow make_ways_to_far_row(Player player, int rings, Square from) {
    WaysToFarRow ways{};
    const Rays& free_rays = rays_from(player, rings, from);
    const std::uint64_t goal = std::uint64_t{0xFF} << (8 * home_rank(opponent(player)));
    for (std::size_t way = 0; way < ways.size(); ++way) {
        const std::uint64_t squares = free_rays[way].squares;
        ways[way] = (squares & goal) != 0 ? squares : ~std::uint64_t{0};
    }
    return ways;
}

using WaysFromSquares = std::array<WaysToFarRow, square_count>;

inline constexpr auto ways_to_far_row = [] {
    PerPlayer<std::array<WaysFromSquares, max_rings + 1>> all{};
    for (const Player player : all_players) {
        for (int rings = 0; rings <= max_rings; ++rings) {
            for (int index = 0; index < square_count; ++index) {
                all[player][static_cast<std::size_t>(rings)][static_cast<std::size_t>(index)] =
                    make_ways_to_far_row(player, rings, Square::at(index));
            }
        }
    }
    return all;
}();

inline constexpr auto no_ways_to_far_row = [] {
    WaysFromSquares none{};
    for (WaysToFarRow& ways : none) {
        ways.fill(~std::uint64_t{0});
    }
    return none;
}();

} // namespace detail

/// The ways of one tower to the far row from wherever it may stand.
class FarRowRun {
  public:
    FarRowRun() = default;
    FarRowRun(Player player, int rings)
        : ways_(&detail::ways_to_far_row[player][static_cast<std::size_t>(rings)]) {}
    /// Of a tower that gains nothing by reaching the far row.
    [[nodiscard]] static FarRowRun never() { return {}; }

    [[nodiscard]] bool is_open(Square from, std::uint64_t occupied) const {
        const detail::WaysToFarRow& ways = (*ways_)[from.index()];
        // One jump for all three: which of them is open cannot be foreseen.
        const bool straight = (ways[0] & occupied) == 0;
        const bool left = (ways[1] & occupied) == 0;
        const bool right = (ways[2] & occupied) == 0;
        return static_cast<bool>(static_cast<int>(straight) | static_cast<int>(left) |
                                 static_cast<int>(right));
    }

  private:
    const detail::WaysFromSquares* ways_ = &detail::no_ways_to_far_row;
};

} // namespace kamisado
