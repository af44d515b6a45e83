#pragma once

#include "puzzles/puzzle.h"

namespace kamisado {

/// So many of the sixteen towers at least must stand on another square, or wear other rings, for
/// two puzzles not to be the same one over again.
inline constexpr int fewest_differences = 4;

/// Of the boards when the questions are put, whichever way one of them is mirrored or turned.
[[nodiscard]] int differences(const Puzzle& one, const Puzzle& other);

} // namespace kamisado
