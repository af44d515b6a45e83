#pragma once

#include "rules/position.h"
#include "rules/strategy.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

namespace kamisado {

struct ProverProgress {
    std::uint64_t nodes = 0;
    std::size_t replies = 0; ///< of the strategy, so far
};

struct ProverOptions {
    std::size_t table_bytes = std::size_t{64} << 20U;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max(); ///< when to give up
    std::function<void(const ProverProgress&)> progress = {};        ///< told now and then
};

/// Finds out who wins and how. Of the winning moves it takes those that are easily proved, so that
/// the strategy stays short, not those that win soonest. Nullopt if the nodes do not suffice. The
/// round must not be over.
[[nodiscard]] std::optional<Strategy> prove(const Position& position,
                                            const ProverOptions& options = {});

/// Finds out how `player` comes out of the round with at least N points (1, 2, 4 or 8), or
/// with a loss of no more than that (-1, -2, -4). Nullopt if he cannot force that, or when the
/// nodes do not suffice.
[[nodiscard]] std::optional<Strategy> prove_points(const Position& position, Player player,
                                                   int points, const ProverOptions& options = {});

} // namespace kamisado
