#pragma once

#include "rules/board.h"

#include <cstdint>

namespace kamisado {

/// The winner's choice between rounds (F1). Left and right are each player's own.
enum class FillFrom : std::uint8_t { Left, Right };

inline constexpr std::array<FillFrom, 2> all_fills{FillFrom::Left, FillFrom::Right};

/// Both sides regroup on their home rows in the same direction (F2 to F4): the towers nearest to
/// home first, within a row those nearest to the chosen side, placed from that side's corner on.
[[nodiscard]] Board regrouped(const Board& board, FillFrom side);

} // namespace kamisado
