#pragma once

#include "rules/move.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace kamisado {

/// What is proved of a position or a move, for the player who is to move or who makes the move.
/// Unknown: a limit was reached first. It is never a guess.
enum class Verdict : std::uint8_t { Unknown, Win, Loss };

[[nodiscard]] constexpr Verdict opposite(Verdict verdict) {
    if (verdict == Verdict::Unknown) {
        return Verdict::Unknown;
    }
    return verdict == Verdict::Win ? Verdict::Loss : Verdict::Win;
}

/// What to find out beside the verdict of every move.
struct Question {
    bool distance = false;
    bool points = false;
};

/// When to give up.
struct SearchLimits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
};

struct MoveAnswer {
    Move move;
    Verdict verdict = Verdict::Unknown;
    /// Real moves of both sides to the end of the round, this one included, when the winner hurries
    /// and the loser resists.
    std::optional<int> distance;
    /// The margin of ring points that the mover can force with this move, +8 to -8.
    std::optional<int> points;
};

struct Answer {
    Verdict verdict = Verdict::Unknown;
    std::optional<int> distance;
    std::optional<int> points;
    std::vector<MoveAnswer> moves; ///< in the order of legal_moves()
    std::uint64_t nodes = 0;
};

/// Told from the thread that asked, thousands of times a second: who shows it decides how often.
struct Progress {
    std::uint64_t nodes = 0;
    int settled = 0; ///< questions answered so far, of
    int total = 0;   ///< one per move, and more where distances or points are asked for
};
using ProgressCallback = std::function<void(const Progress&)>;

} // namespace kamisado
