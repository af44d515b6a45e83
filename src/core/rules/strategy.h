#pragma once

#include "rules/player.h"
#include "rules/position.h"
#include "rules/square.h"

#include <vector>

namespace kamisado {

/// A move by its squares alone: what it pushes follows from the position.
struct Reply {
    Square from;
    Square to;

    friend constexpr bool operator==(const Reply&, const Reply&) = default;
};

/// A way to win a round, whatever the other side does: the winner's move for every position that
/// can arise. The positions are not kept, for a walk through the round meets them in a fixed order:
/// see docs/strategy.md.
struct Strategy {
    Position start = Position::first();
    Player winner{};
    std::vector<Reply> replies;
    /// What the winner comes out with at least, in ring points: 1, 2, 4 or 8. Negative: he does not
    /// win by it, but loses no more than that.
    int points = 1;

    friend bool operator==(const Strategy&, const Strategy&) = default;
};

} // namespace kamisado
