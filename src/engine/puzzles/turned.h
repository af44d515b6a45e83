#pragma once

#include "puzzles/puzzle.h"

namespace kamisado {

/// The same puzzle from the other side of the table, with its new id.
[[nodiscard]] Puzzle half_turned(const Puzzle& puzzle);

} // namespace kamisado
