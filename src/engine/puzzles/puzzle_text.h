#pragma once

#include "notation/error.h"
#include "puzzles/puzzle.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A set of puzzles as text: docs/puzzles.md.
namespace kamisado {

[[nodiscard]] std::string write_puzzles(std::span<const Puzzle> puzzles);

/// Strict: every decision must be legal where it stands. Whether the puzzles are good ones is
/// another question: see puzzles/proof.h.
[[nodiscard]] std::expected<std::vector<Puzzle>, Error> read_puzzles(std::string_view text);

} // namespace kamisado
