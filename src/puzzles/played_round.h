#pragma once

#include "player/random.h"
#include "rules/match.h"

#include <vector>

/// Rounds that are played only to be looked through for puzzles.
namespace kamisado {

struct PlayedRound {
    Format format;
    std::vector<Position> positions; ///< the last one is the finished round
    std::vector<Move> moves;         ///< the nth leads from the nth position to the next

    friend bool operator==(const PlayedRound&, const PlayedRound&) = default;
};

/// A line-up as it may come up in a match of that format, with rings that have not won it yet;
/// without rings where there is only one round.
[[nodiscard]] Position line_up_for(Format format, Random& random);

/// Played from there by somebody who looks some moves ahead and overlooks a few.
[[nodiscard]] PlayedRound play_round(Format format, const Position& start, Random& random);

} // namespace kamisado
