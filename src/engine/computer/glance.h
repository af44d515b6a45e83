#pragma once

#include "rules/board.h"
#include "rules/position.h"

#include <cstdint>

/// What can be said of a position at a glance.
namespace kamisado {

/// How well the player to move stands, by how many towers of each side have a free line home and
/// how much room all of them have. An immediate win is not seen: that is looking ahead.
[[nodiscard]] int judge(const Position& position);

/// The same of both sides together: how open the board is.
[[nodiscard]] int openness(const Board& board);

/// A number for the position that is the same everywhere and differs where the position does.
[[nodiscard]] std::uint64_t fingerprint(const Position& position);

} // namespace kamisado
