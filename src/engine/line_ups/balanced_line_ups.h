#pragma once

#include "rules/board.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace kamisado {

/// A line-up in which few of the first moves win. Whoever plays perfectly wins as the Challenger
/// from almost every line-up, so a start is as fair as it can be where that is hardest.
struct BalancedLineUp {
    std::string_view rows; ///< rank 8 / rank 1
    int winning = 0;       ///< first moves of Black that win, as the solver has proved
};

/// All that are known.
[[nodiscard]] std::span<const BalancedLineUp> balanced_line_ups();

/// The nth of an endless list that the seed names: all of them in some order, half of them in the
/// mirror, then again in another order.
[[nodiscard]] Board balanced_line_up(std::uint64_t seed, std::uint64_t nth);

} // namespace kamisado
