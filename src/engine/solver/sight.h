#pragma once

#include "rules/board.h"
#include "rules/colour.h"
#include "rules/player.h"
#include "rules/rays.h"
#include "solver/aim.h"
#include "solver/far_row_run.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kamisado {

/// Without the instruction, which not every machine has, the library's function is a slow call.
template <bool has_instruction>
[[nodiscard]] constexpr std::uint32_t number_of(std::uint64_t squares) {
    if constexpr (has_instruction) {
        return static_cast<std::uint32_t>(std::popcount(squares));
    } else {
        squares -= (squares >> 1U) & 0x5555555555555555U;
        squares = (squares & 0x3333333333333333U) + ((squares >> 2U) & 0x3333333333333333U);
        squares = (squares + (squares >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
        return static_cast<std::uint32_t>((squares * 0x0101010101010101U) >> 56U);
    }
}

/// The squares that a tower goes to, and those that stop it.
template <Player player>
[[nodiscard]] constexpr std::uint64_t zone_of(int rings, Square from, std::uint64_t occupied) {
    std::uint64_t zone = 0;
    for (const Ray& ray : rays_from(player, rings, from)) {
        const std::uint64_t blockers = ray.squares & occupied;
        if constexpr (player == Player::Black) {
            zone |= ray.squares & (blockers ^ (blockers - 1));
        } else {
            const int nearest = 63 - std::countl_zero(blockers | 1U);
            zone |= ray.squares & (~std::uint64_t{0} << static_cast<unsigned>(nearest));
        }
    }
    return zone;
}

template <Player player>
[[nodiscard]] constexpr int rows_forwards(Square from, Square to) {
    return (to.rank() - from.rank()) * forward_step(player);
}

/// The ways of a tower to the far row that count for its owner's aim.
[[nodiscard]] inline FarRowRun far_row_run_of(const Board& board, Aim aim, Tower tower) {
    const int rings = board.rings_of(tower);
    return rings >= aim.rings_needed(tower.owner) ? FarRowRun(tower.owner, rings)
                                                  : FarRowRun::never();
}

/// Of one side's towers; the same throughout a round.
using FarRowRuns = PerColour<FarRowRun>;

/// Those of both.
[[nodiscard]] inline PerPlayer<FarRowRuns> far_row_runs_of(const Board& board, Aim aim) {
    PerPlayer<FarRowRuns> runs;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            runs[player][colour] = far_row_run_of(board, aim, {player, colour});
        }
    }
    return runs;
}

/// One side's towers, and what each could do on the board as it stands.
struct Towers {
    PerColour<Square> squares;
    PerColour<std::uint64_t> zones;
    PerColour<bool> threats; ///< who could reach the far row
    /// The squares of those with at least that many.
    std::array<std::uint64_t, max_rings + 1> with_rings{};
    int threats_count = 0;
    int moves_count = 0;
    int progress = 0; ///< the rows that all of them have gone forwards

    friend bool operator==(const Towers&, const Towers&) = default;

    template <Player player, bool has_popcount>
    void look(const Board& board, const FarRowRuns& runs) {
        *this = {};
        const std::uint64_t occupied = board.occupied().bits();
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const int rings = board.rings_of(tower);
            squares[colour] = board.square_of(tower);
            zones[colour] = zone_of<player>(rings, squares[colour], occupied);
            moves_count += static_cast<int>(number_of<has_popcount>(zones[colour] & ~occupied));
            threats[colour] = runs[colour].is_open(squares[colour], occupied);
            threats_count += static_cast<int>(threats[colour]);
            progress += rows_forwards<player>(Square(0, home_rank(player)), squares[colour]);
            for (int worn = 1; worn <= rings; ++worn) {
                with_rings[static_cast<std::size_t>(worn)] |= SquareSet(squares[colour]).bits();
            }
        }
    }

    /// The same after a tower of either side went to where nobody was; `changed` is where it was
    /// and is. A tower whose zone has neither square can do what it could `before`.
    template <Player player, bool has_popcount>
    void look_again(const Towers& before, const Board& board, const FarRowRuns& runs,
                    std::uint64_t changed) {
        squares = before.squares;
        zones = before.zones;
        threats = before.threats;
        with_rings = before.with_rings;
        threats_count = before.threats_count;
        moves_count = before.moves_count;
        progress = before.progress;
        const std::uint64_t occupied = board.occupied().bits();
        // Which ones cannot be foreseen: a bit for each, and then a loop, instead of eight jumps.
        std::uint32_t concerned = 0;
        for (const Colour colour : all_colours) {
            const bool is_concerned = (zones[colour] & changed) != 0;
            concerned |= static_cast<std::uint32_t>(is_concerned) << index_of(colour);
        }
        for (; concerned != 0; concerned &= concerned - 1) {
            const auto colour = static_cast<Colour>(std::countr_zero(concerned));
            const Tower tower{player, colour};
            const Square square = board.square_of(tower);
            const int rings = board.rings_of(tower);
            const std::uint64_t zone = zone_of<player>(rings, square, occupied);
            const std::uint64_t gone = zones[colour] & ~(occupied ^ changed);
            moves_count += static_cast<int>(number_of<has_popcount>(zone & ~occupied)) -
                           static_cast<int>(number_of<has_popcount>(gone));
            const bool is_threat = runs[colour].is_open(square, occupied);
            threats_count += static_cast<int>(is_threat) - static_cast<int>(threats[colour]);
            zones[colour] = zone;
            threats[colour] = is_threat;
            if (square != squares[colour]) { // a tower's own zone has the square it goes to
                progress += rows_forwards<player>(squares[colour], square);
                squares[colour] = square;
                for (std::size_t worn = 1; worn <= static_cast<std::size_t>(rings); ++worn) {
                    with_rings[worn] ^= changed;
                }
            }
        }
    }
};

/// Everything about the towers that is asked again and again.
using Sight = PerPlayer<Towers>;

} // namespace kamisado
