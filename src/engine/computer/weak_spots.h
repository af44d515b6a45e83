#pragma once

#include "rules/board.h"

#include <vector>

namespace kamisado {

/// The player's towers at home that have a square of their own colour right in front of them, by
/// file: the weak spot that the rulebook's figure 7(h) speaks of. Whoever calls such a tower may
/// see it called back at once.
[[nodiscard]] std::vector<Tower> weak_spots(const Board& line_up, Player player);

} // namespace kamisado
