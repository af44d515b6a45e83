#pragma once

#include "rules/move.h"
#include "rules/position.h"
#include "solver/patience.h"

#include <cstdint>
#include <vector>

namespace kamisado {

/// How far and how carefully somebody looks ahead.
struct Eyesight {
    int depth = 1; ///< in moves of either side
    /// How many moves in a thousand are overlooked, before the eye is drawn to short and straight
    /// ones and away from long diagonals.
    int oversight = 0;
    /// How far off the judgement of a position may be, either way.
    int vagueness = 0;
    /// Values so close to the best one are exact, others may be bounds: worse is all that is known.
    int close_call = 0;
    /// Whether the own move home is never overlooked; a single straight step home never is.
    bool sees_own_goal = true;
    /// A beginner: every move is seen, but an open board is liked whoever gains by it, and of the
    /// own ways home, apart from a straight step, most are missed. Overrides the oversight.
    bool is_naive = false;
    std::uint64_t nodes = 200'000; ///< looks less deep when this is not enough
};

struct Prospect {
    Move move;
    int value = 0; ///< for the player who makes the move
};

/// Beyond this a value means that the round is won, or lost when it is negative.
inline constexpr int value_of_win = 10'000;
[[nodiscard]] constexpr bool is_won(int value) { return value > value_of_win / 2; }
[[nodiscard]] constexpr bool is_lost(int value) { return value < -value_of_win / 2; }

/// The moves that are seen, best first; at least one unless the round is over. The same seed and
/// position give the same answer; when patience ends, what was seen less deep.
[[nodiscard]] std::vector<Prospect> look_ahead(const Position& position, const Eyesight& eyes,
                                               std::uint64_t seed,
                                               const Patience* patience = nullptr);

} // namespace kamisado
