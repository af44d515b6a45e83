#pragma once

#include "rules/move.h"
#include "rules/player.h"
#include "rules/position.h"
#include "rules/tower.h"
#include "solver/patience.h"

#include <array>
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
    /// own ways to the far row, apart from a straight step, most are missed. Overrides the
    /// oversight.
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

/// What a won round is worth to its winner. Unless told otherwise a win is a win, and only a sooner
/// one is better.
struct Stakes {
    using ByRings = std::array<int, max_rings + 1>;

    static constexpr ByRings all_alike{value_of_win, value_of_win, value_of_win, value_of_win};

    /// By the rings of the tower that wins it. However late, it must remain a value that is_won().
    PerPlayer<ByRings> worth{{all_alike, all_alike}};
    int cost_of_a_move = 1; ///< what a win is worth less for every move that it takes
};

/// The moves that are seen, best first; at least one unless the round is over. The same seed and
/// position give the same answer; when patience ends, what was seen less deep.
[[nodiscard]] std::vector<Prospect> look_ahead(const Position& position, const Eyesight& eyes,
                                               std::uint64_t seed,
                                               const Patience* patience = nullptr,
                                               const Stakes& stakes = {});

} // namespace kamisado
