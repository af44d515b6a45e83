#pragma once

#include "storage/people.h"

#include <span>

/// Glicko-2 by Mark Glickman, as his paper of 2013 has it.
namespace kamisado::online {

struct RatedResult {
    storage::Rating opponent;
    double score = 0; ///< 1, 1/2 or 0
};

/// The rating after one period with these games; without any, only the deviation grows.
[[nodiscard]] storage::Rating rated(const storage::Rating& player,
                                    std::span<const RatedResult> results, double periods = 1);

} // namespace kamisado::online
