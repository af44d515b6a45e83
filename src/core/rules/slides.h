#pragma once

#include "rules/rays.h"

#include <bit>
#include <cstdint>

/// Ordinary moves: any distance within reach, up to the first tower in the way (M1 to M4). These
/// few lines are where a move count spends its time, so they are branchless and inline.
namespace kamisado {

/// The squares of a ray before its first blocker, for towers that move up the board or down.
template <Player player>
[[nodiscard]] constexpr std::uint64_t free_part(const Ray& ray, std::uint64_t occupied) {
    const std::uint64_t blockers = ray.squares & occupied;
    if constexpr (player == Player::Black) {
        const std::uint64_t nearest = blockers & (~blockers + 1);
        return ray.squares & (nearest - 1);
    } else {
        // A blocker of a downward ray is never h8, so the shift stays below 64.
        return ray.squares & (~std::uint64_t{0} << (64 - std::countl_zero(blockers)));
    }
}

/// How many squares free_part() would hold, without building them.
template <Player player>
[[nodiscard]] constexpr int free_length(const Ray& ray, std::uint64_t occupied, int rank) {
    const std::uint64_t blockers = (ray.squares & occupied) | ray.beyond;
    if constexpr (player == Player::Black) {
        return (std::countr_zero(blockers) >> 3) - rank - 1;
    } else {
        return rank - ((63 - std::countl_zero(blockers)) >> 3) - 1;
    }
}

template <Player player>
[[nodiscard]] constexpr SquareSet slide_targets(int rings, Square from, SquareSet occupied) {
    std::uint64_t targets = 0;
    for (const Ray& ray : rays_from(player, rings, from)) {
        targets |= free_part<player>(ray, occupied.bits());
    }
    return SquareSet(targets);
}

template <Player player>
[[nodiscard]] constexpr int count_slides(int rings, Square from, SquareSet occupied) {
    int count = 0;
    for (const Ray& ray : rays_from(player, rings, from)) {
        count += free_length<player>(ray, occupied.bits(), from.rank());
    }
    return count;
}

} // namespace kamisado
