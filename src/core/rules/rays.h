#pragma once

#include "rules/player.h"
#include "rules/square.h"
#include "rules/square_set.h"
#include "rules/tower.h"

#include <array>
#include <cstdint>

namespace kamisado {

/// The three ways a tower may go, as its owner sees them (M1).
enum class Direction : std::uint8_t { Forward, Left, Right };

inline constexpr std::array<Direction, 3> all_directions{Direction::Forward, Direction::Left,
                                                         Direction::Right};

/// The step in files of a direction: Gold's left is the other way round.
[[nodiscard]] constexpr int file_step(Player player, Direction direction) {
    if (direction == Direction::Forward) {
        return 0;
    }
    const bool towards_h = (direction == Direction::Right) == (player == Player::Black);
    return towards_h ? 1 : -1;
}

/// What an unhindered tower reaches in one direction.
struct Ray {
    std::uint64_t squares = 0;
    /// A bit on the first rank that the ray does not reach any more, or none where that rank is
    /// off the board. It stands in for a blocker, so that the free squares of a ray can be counted
    /// as a difference of ranks: every step, straight or diagonal, is one rank.
    std::uint64_t beyond = 0;
};

using Rays = std::array<Ray, all_directions.size()>;

namespace detail {

[[nodiscard]] constexpr Ray make_ray(Player player, int reach, Square from, Direction direction) {
    Ray ray;
    int file = from.file();
    int rank = from.rank();
    for (int step = 1;; ++step) {
        file += file_step(player, direction);
        rank += forward_step(player);
        if (rank < 0 || rank >= board_size) {
            return ray;
        }
        if (step > reach || file < 0 || file >= board_size) {
            ray.beyond = SquareSet(Square(0, rank)).bits();
            return ray;
        }
        ray.squares |= SquareSet(Square(file, rank)).bits();
    }
}

using RaysByRings = std::array<std::array<Rays, square_count>, max_rings + 1>;

[[nodiscard]] constexpr PerPlayer<RaysByRings> make_rays() {
    PerPlayer<RaysByRings> all{};
    for (const Player player : all_players) {
        for (int rings = 0; rings <= max_rings; ++rings) {
            for (int index = 0; index < square_count; ++index) {
                for (const Direction direction : all_directions) {
                    const auto way = static_cast<std::size_t>(direction);
                    all[player][static_cast<std::size_t>(rings)][static_cast<std::size_t>(index)]
                       [way] = make_ray(player, reach_with(rings), Square::at(index), direction);
                }
            }
        }
    }
    return all;
}

inline constexpr auto rays = make_rays();

} // namespace detail

[[nodiscard]] constexpr const Rays& rays_from(Player player, int rings, Square from) {
    return detail::rays[player][static_cast<std::size_t>(rings)][from.index()];
}

/// The three squares before each one: a tower is blocked when none is free and it cannot push.
inline constexpr auto step_squares = [] {
    PerPlayer<std::array<std::uint64_t, square_count>> steps{};
    for (const Player player : all_players) {
        for (int index = 0; index < square_count; ++index) {
            for (const Ray& ray : rays_from(player, max_rings, Square::at(index))) {
                steps[player][static_cast<std::size_t>(index)] |= ray.squares;
            }
        }
    }
    return steps;
}();

} // namespace kamisado
