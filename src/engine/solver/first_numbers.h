#pragma once

#include "solver/proof.h"

#include <algorithm>
#include <array>
#include <cstdint>

/// The numbers that a position begins with, before anybody has looked into it. They were fitted to
/// 22,700 moves that searches had met and that were then solved: how likely the player who has
/// just moved is to win, and how much work the proof of either answer took (docs/solver.md).
namespace kamisado {

/// What a position looks like for the player who has just moved.
struct FirstImpression {
    std::uint32_t open_replies = 0;   ///< of the other player, that are not refuted at sight
    std::uint32_t fewest_answers = 0; ///< that do not lose at sight, to one of these replies
    int my_runs = 0;                  ///< towers that could reach the far row if they were named
    int foes_runs = 0;
    int my_moves = 0; ///< of all towers, if each were named
    int foes_moves = 0;
    int my_progress = 0; ///< the rows that all towers have gone forwards
    int foes_progress = 0;
};

namespace detail {

/// Logarithms to the base of two, in units of 1/32, so that all of it is whole numbers and the same
/// on every machine.
inline constexpr int log_unit = 32;

inline constexpr auto powers_of_two = [] {
    std::array<std::uint32_t, 12 * log_unit> powers{};
    double power = 1;
    for (std::uint32_t& whole : powers) {
        whole = static_cast<std::uint32_t>(power);
        whole += power - whole >= 0.5 ? 1U : 0U;
        power *= 1.0218971486541166; // 2 to the power of 1/32
    }
    return powers;
}();

/// Of 1 to 16; the first one is not used.
inline constexpr std::array<int, 17> logarithms{0,   0,   32,  51,  64,  74,  83,  90, 96,
                                                101, 106, 111, 115, 118, 122, 125, 128};

struct Weights {
    int base, replies, answers, my_runs, foes_runs, my_moves, foes_moves, my_progress,
        foes_progress;

    /// In 1/64 of the unit.
    [[nodiscard]] constexpr std::uint32_t number(const FirstImpression& seen) const {
        const auto log_of = [](std::uint32_t number) {
            return logarithms[std::min<std::size_t>(number, logarithms.size() - 1)];
        };
        const int sum = base + (replies * log_of(seen.open_replies + 1)) +
                        (answers * log_of(seen.fewest_answers)) + (my_runs * seen.my_runs) +
                        (foes_runs * seen.foes_runs) + (my_moves * seen.my_moves) +
                        (foes_moves * seen.foes_moves) + (my_progress * seen.my_progress) +
                        (foes_progress * seen.foes_progress);
        const int last = static_cast<int>(powers_of_two.size()) - 1;
        return powers_of_two[static_cast<std::size_t>(std::clamp(sum / 64, 0, last))];
    }
};

inline constexpr Weights to_prove{.base = 6824,
                                  .replies = 52,
                                  .answers = -28,
                                  .my_runs = -587,
                                  .foes_runs = 51,
                                  .my_moves = -85,
                                  .foes_moves = 127,
                                  .my_progress = -247,
                                  .foes_progress = 127};
inline constexpr Weights to_disprove{.base = 11670,
                                     .replies = -26,
                                     .answers = 49,
                                     .my_runs = 80,
                                     .foes_runs = -321,
                                     .my_moves = 84,
                                     .foes_moves = -128,
                                     .my_progress = 43,
                                     .foes_progress = -259};

} // namespace detail

/// For the player who has just moved.
[[nodiscard]] constexpr Proof first_numbers(const FirstImpression& seen) {
    return {.prove = detail::to_prove.number(seen), .disprove = detail::to_disprove.number(seen)};
}

} // namespace kamisado
