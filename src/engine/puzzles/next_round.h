#pragma once

#include "rules/line_up.h"
#include "rules/position.h"
#include "solver/answer.h"

#include <optional>

namespace kamisado {

/// Whether a fill wins the next round for whoever fills; a limit of nodes is heeded.
[[nodiscard]] Verdict verdict_of_fill(const Position& finished, FillFrom side, SearchLimits limits);

inline constexpr int longest_quick_loss = 7;

/// Within how many moves of both sides it loses; nullopt if it takes longer than
/// longest_quick_loss.
[[nodiscard]] std::optional<int> quick_loss_after_fill(const Position& finished, FillFrom side);

} // namespace kamisado
