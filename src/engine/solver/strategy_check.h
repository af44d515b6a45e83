#pragma once

#include "rules/position.h"
#include "rules/strategy.h"

#include <cstddef>
#include <cstdint>
#include <expected>

/// Whether a strategy wins, by the rules alone: no search, no table and nothing else of the solver
/// has to be trusted.
namespace kamisado {

enum class StrategyFault : std::uint8_t {
    RepliesMissing, ///< the winner is to move in `position`, and there are no replies left
    IllegalReply,   ///< reply number `reply` is no legal move of `position`
    Lost,           ///< the round ends in `position`, with less than was claimed
    Circle,         ///< `position` comes back in its own line of play
    RepliesLeft,    ///< every line is won, but replies from number `reply` on are never used
};

struct StrategyError {
    StrategyFault fault{};
    Position position;     ///< of no meaning when replies are left
    std::size_t reply = 0; ///< counted from 1; the last one played, but for what is said above
};

struct StrategyReport {
    std::size_t positions = 0; ///< of both players, each counted once
    std::size_t replies = 0;
    int longest = 0; ///< the most real moves to the end
};

/// Plays the strategy against all that the other side can do.
[[nodiscard]] std::expected<StrategyReport, StrategyError> check_strategy(const Strategy& strategy);

} // namespace kamisado
