#pragma once

#include "puzzles/puzzle.h"

namespace kamisado {

/// Two puzzles are different if at least this many of the sixteen towers stand on other squares or
/// have other rings.
inline constexpr int fewest_differences = 4;

/// Of the boards when the questions are put, whichever way one of them is mirrored or turned.
[[nodiscard]] int differences(const Puzzle& one, const Puzzle& other);

} // namespace kamisado
