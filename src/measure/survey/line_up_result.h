#pragma once

#include "solver/answer.h"

#include <cstdint>
#include <optional>

namespace kamisado::survey {

/// The result of perfect play from one line-up, for the Challenger.
struct LineUpResult {
    std::uint64_t nth = 0; ///< of the survey's list
    Verdict verdict = Verdict::Unknown;
    int winning_moves = 0; ///< first moves that are proved to win, of
    int moves = 0;
    int unknown_moves = 0;                      ///< those that the limit left open
    std::optional<int> distance = std::nullopt; ///< moves of both sides to the end, when asked for
    std::uint64_t nodes = 0;

    friend bool operator==(const LineUpResult&, const LineUpResult&) = default;
};

} // namespace kamisado::survey
