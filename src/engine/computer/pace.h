#pragma once

#include "rules/match.h"

#include <chrono>
#include <cstdint>

namespace kamisado {

/// How long a person of that level might think before this decision: a forced move comes at once,
/// many choices take longer, and stronger players look longer. For those who want to wait.
[[nodiscard]] std::chrono::milliseconds thinking_time(const MatchState& state, int level,
                                                      std::uint64_t seed);

} // namespace kamisado
