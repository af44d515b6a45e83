#pragma once

#include "rules/position.h"

#include <cstdint>

namespace kamisado {

/// The number of move paths of this length: the usual yardstick of move generators. The last move
/// of each path is counted without being played; nothing is remembered, no symmetry is used.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

} // namespace kamisado
