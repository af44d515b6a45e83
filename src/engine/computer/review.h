#pragma once

#include "computer/match_sense.h"
#include "rules/match.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace kamisado {

enum class Mark : std::uint8_t {
    Fine,
    Inaccuracy, ///< the round is what it was, but the match has become harder to win
    Mistake,    ///< a won round was given away: a turning point
};

/// How a decision is told to people: a win that was let go is a mistake only if somebody could have
/// seen why.
enum class Gravity : std::uint8_t {
    Fine,
    Inaccuracy,
    Hidden,  ///< only perfect play refutes it; a lost fill is refuted by a whole round
    Mistake, ///< a good player sees the refutation
    Blunder, ///< everybody does
};

/// As annotators write it: "??", "?", "?!", or nothing.
[[nodiscard]] std::string_view sign_of(Gravity gravity);

/// A move or a fill of a match, compared with what could have been decided instead. All of it is
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

    [[nodiscard]] Gravity gravity() const;
};

struct Review {
    std::vector<ReviewedDecision> decisions; ///< resignations and lost time are not reviewed

    /// Where a round changed hands: indices of `decisions`.
    [[nodiscard]] std::vector<std::size_t> turning_points() const;
    [[nodiscard]] int count(Player player, Mark mark) const;
    [[nodiscard]] int count(Player player, Gravity gravity) const;
};

/// A single decision of it; nothing for a resignation or lost time.
[[nodiscard]] std::optional<ReviewedDecision>
review_decision(Solver& solver, const Match& match, std::size_t step, SenseLimits limits = {});

/// Told before each decision: how many are done, of how many.
using ReviewProgress = std::function<void(std::size_t done, std::size_t total)>;

/// What follows a move with perfect play, to the end of the round: how it is refuted, or how it
/// wins. Empty for a fill, or where it cannot be settled within the limits.
[[nodiscard]] std::vector<Move> line_after(Solver& solver, const Match& match, std::size_t step,
                                           SearchLimits limits = {.nodes = 300'000});

[[nodiscard]] Review review(Solver& solver, const Match& match, SenseLimits limits = {},
                            const ReviewProgress& progress = {});

} // namespace kamisado
