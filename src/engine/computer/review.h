#pragma once

#include "computer/match_sense.h"
#include "rules/match.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace kamisado {

enum class Mark : std::uint8_t {
    Fine,
    Inaccuracy, ///< the round is what it was, but the match has become harder to win
    Mistake,    ///< a won round was given away: a turning point
};

/// A move or a fill of a match, held against what could have been decided instead. All of it is
/// seen with the eyes of the one who decided.
struct ReviewedDecision {
    std::size_t step = 0; ///< of the match
    Player player{};
    Verdict before = Verdict::Unknown; ///< of the round; of the next one when filling
    std::optional<int> distance_before = std::nullopt;
    Choice played{}; ///< its verdict is the one after
    Mark mark{};
    std::optional<Choice> better =
        std::nullopt; ///< when it was not fine; for a fill always the other one
    int winning = 0;  ///< how many choices won the round, of
    int all = 0;
};

struct Review {
    std::vector<ReviewedDecision> decisions; ///< resignations and lost time are not reviewed

    /// Where a round changed hands: indices of `decisions`.
    [[nodiscard]] std::vector<std::size_t> turning_points() const;
    [[nodiscard]] int count(Player player, Mark mark) const;
};

/// A single decision of it; nothing for a resignation or lost time.
[[nodiscard]] std::optional<ReviewedDecision>
review_decision(Solver& solver, const Match& match, std::size_t step, SenseLimits limits = {});

/// Told before each decision: how many are done, of how many.
using ReviewProgress = std::function<void(std::size_t done, std::size_t total)>;

[[nodiscard]] Review review(Solver& solver, const Match& match, SenseLimits limits = {},
                            const ReviewProgress& progress = {});

} // namespace kamisado
