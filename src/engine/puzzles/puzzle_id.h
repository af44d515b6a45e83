#pragma once

#include "puzzles/puzzle.h"

#include <string>

namespace kamisado {

/// Five of 0-9a-z that follow from the moment at which the question is put, the format and the
/// points, and from nothing else.
[[nodiscard]] std::string id_of(const Puzzle& puzzle);

} // namespace kamisado
