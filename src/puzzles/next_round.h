#pragma once

#include "rules/line_up.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <optional>

namespace kamisado {

/// What a fill makes of the next round, for whoever fills.
struct NextRound {
    Verdict verdict = Verdict::Unknown;
    /// Where it is lost: within how many moves of both sides the other one, who begins, wins. What
    /// takes longer than longest_quick_win is not counted.
    std::optional<int> lost_within;
};

inline constexpr int longest_quick_win = 9;

[[nodiscard]] NextRound next_round(const Position& finished, FillFrom side, Solver& solver,
                                   SearchLimits limits);

} // namespace kamisado
