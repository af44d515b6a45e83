#pragma once

#include "rules/board.h"

#include <cstdint>

namespace kamisado {

/// Both home rows in any order, without rings: the nth of an endless list that the seed names.
[[nodiscard]] Board random_line_up(std::uint64_t seed, std::uint64_t nth);

} // namespace kamisado
