#pragma once

#include "tournament/tournament.h"

namespace kamisado::tournament {

/// Who meets whom after the rounds that have been played; byes come last, except in a knock-out,
/// whose rounds stand in the order of its bracket.
[[nodiscard]] Round next_round(const State& state);

} // namespace kamisado::tournament
