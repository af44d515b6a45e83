#pragma once

#include "computer/random.h"
#include "rules/match.h"

#include <cstdint>
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

enum class Manner : std::uint8_t {
    Lively, ///< looks some moves ahead, overlooks a few, and wins when it can
    /// Takes short steps, does not run to the far row and lets nobody do so: boards become crowded,
    /// and pushes and deadlocks, which are seldom otherwise, frequent.
    Creeping,
};

[[nodiscard]] PlayedRound play_round(Format format, const Position& start, Manner manner,
                                     Random& random);

} // namespace kamisado
