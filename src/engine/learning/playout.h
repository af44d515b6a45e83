#pragma once

#include "computer/random.h"
#include "rules/position.h"

#include <cstdint>

/// Rounds of random moves, without a list of moves being made.
namespace kamisado {

/// A legal move, each as likely as any other. The round must be running.
[[nodiscard]] Move random_move(const Position& position, Random& random);

/// Plays random moves to the end of the round; returns how many.
int play_out(Position& position, Random& random);

struct PlayoutCounts {
    PerPlayer<std::uint64_t> wins;
    std::uint64_t deadlocks = 0; ///< among the wins
    std::uint64_t moves = 0;     ///< of all rounds together
};

/// Plays that many rounds from a position, and adds up how they end.
void count_playouts(const Position& start, std::uint64_t rounds, Random& random,
                    PlayoutCounts& counts);

} // namespace kamisado
