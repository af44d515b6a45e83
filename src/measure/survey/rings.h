#pragma once

#include "rules/board.h"
#include "rules/setup.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// Line-ups as they are later in a match: towers that wear rings.
namespace kamisado::survey {

/// "N*,g**": Black's brown tower wears one ring, Gold's green one two. The error is a sentence.
[[nodiscard]] std::expected<std::vector<PlacedTower>, std::string>
read_rings(std::string_view text);

[[nodiscard]] Board with_rings(const Board& board, const std::vector<PlacedTower>& rings);

/// More than this many a side are rarely possible: no side has more than 14 ring points.
inline constexpr int most_random_rings = 9;

/// Gives N rings to random towers of each side, one after another.
[[nodiscard]] Board with_random_rings(const Board& board, int rings_a_side, std::uint64_t seed,
                                      std::uint64_t nth);

} // namespace kamisado::survey
