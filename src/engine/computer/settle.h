#pragma once

#include "rules/move.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado {

/// Every move is given N nodes first, and when some are not settled by them, M times
/// more.
inline constexpr std::uint64_t first_try = 2'000;
inline constexpr std::uint64_t growth_of_tries = 8;

/// Of a legal move, for the player who makes it.
[[nodiscard]] Verdict verdict_of(Solver& solver, const Position& position, Move move,
                                 SearchLimits limits);

/// How far to go: all moves, or only until one is found that wins. When a round begins and there is
/// a seed, that is a little further, so that there are several to choose from.
enum class Settle : std::uint8_t { AllMoves, UntilOneWins };

/// How long, and in which order.
struct SettleLimits {
    SearchLimits each{}; ///< for a move
    /// For all moves together, and what the solver goes beyond it between two looks at the count.
    SearchLimits all{};
    /// Which moves come first: in the order of legal_moves() without one.
    std::optional<std::uint64_t> seed = std::nullopt;
};

/// The verdict of every move, in the order of legal_moves(). Unlike the solver, which settles move
/// after move, it gives every move a little time first: a round that begins has a hundred, and the
/// first may be the hardest.
[[nodiscard]] std::vector<Verdict> settle(Solver& solver, const Position& position, Settle how,
                                          const SettleLimits& limits);

} // namespace kamisado
