#pragma once

#include "rules/board.h"

namespace kamisado {

/// Whether a board could come about from an earlier one within a round. In doubt it says yes: it
/// looks at where towers stand and what rings they wear, not at whose turn it is or what is in the
/// way.
[[nodiscard]] bool could_follow(const Board& earlier, const Board& later);

} // namespace kamisado
