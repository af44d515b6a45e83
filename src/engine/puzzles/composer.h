#pragma once

#include "puzzles/study.h"

namespace kamisado {

/// A line in which every step of whoever solves it has exactly one right decision.
struct ComposedLine {
    Study study;
    /// The last decision reaches the far row, or leaves the other side nothing but deadlocks.
    /// Otherwise more than one decision would be right next, or it is long enough.
    bool is_finished = false;
    int own_steps = 0;
};

/// The longest such line against the best defence; empty where not exactly one decision is right
/// now, or where a limit was reached.
[[nodiscard]] ComposedLine compose(const MatchState& state, Quest quest, int most_own_steps,
                                   Solver& solver, SearchLimits limits);

} // namespace kamisado
