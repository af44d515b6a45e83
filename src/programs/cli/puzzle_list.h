#pragma once

#include "cli/json.h"
#include "puzzles/puzzle.h"

#include <span>
#include <string>

namespace kamisado::cli {

/// A line a puzzle, under a heading.
[[nodiscard]] std::string list_of_puzzles(std::span<const Puzzle> puzzles);
/// The same for programs.
[[nodiscard]] Json list_as_json(std::span<const Puzzle> puzzles);

} // namespace kamisado::cli
