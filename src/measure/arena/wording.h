#pragma once

#include "arena/outcome.h"
#include "arena/pairs.h"
#include "arena/settings.h"
#include "arena/standings.h"

#include <string>

/// Words that the arena's table and its report share.
namespace kamisado::arena_words {

/// A side's name as it fits into a line.
[[nodiscard]] std::string name_of(const ArenaSettings& settings, Side side);
/// "+35", "-∞"
[[nodiscard]] std::string elo(double elo);
/// "+35 ± 20", or empty if there is no pair
[[nodiscard]] std::string elo_with_bars(const Pairs& pairs);
/// "LLR 1.20 (-2.94 to 2.94)"
[[nodiscard]] std::string llr(const Sprt& sprt, const Pairs& pairs);
/// "2 crashes, 1 timeout"; "none"
[[nodiscard]] std::string forfeits(const Score& score, Side side);

} // namespace kamisado::arena_words
