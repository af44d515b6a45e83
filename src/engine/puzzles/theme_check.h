#pragma once

#include "puzzles/study.h"
#include "puzzles/theme.h"

namespace kamisado {

/// Where the win must be at least so far away for its only move to be one that holds.
inline constexpr int least_distance_of_hold = 7;

/// Whether a puzzle is about what its theme says, by all that is proved of it.
[[nodiscard]] bool is_on_theme(Theme theme, int points, const Study& study);

} // namespace kamisado
