#pragma once

#include "rules/board.h"
#include "rules/move.h"
#include "rules/position.h"

#include <optional>
#include <vector>

namespace kamisado {

/// Whether the tower has a free line onto the enemy's home row, should it be called.
[[nodiscard]] bool can_go_home(const Board& board, Tower tower);

/// The enemy tower that this move would call and so let reach the far row at once, if it does.
[[nodiscard]] std::optional<Tower> threat_after(const Position& position, Move move);

/// Enemy towers that some legal move would call and so let reach the far row at once, by colour.
[[nodiscard]] std::vector<Tower> threats_in(const Position& position);

} // namespace kamisado
