#pragma once

#include "arena/interval.h"
#include "survey/line_up_result.h"
#include "survey/magnitudes.h"

#include <cstdint>
#include <map>
#include <optional>

namespace kamisado::survey {

/// How often each number came.
using Histogram = std::map<int, std::uint64_t>;

[[nodiscard]] double mean_of(const Histogram& histogram);
/// The 95 % interval of the mean of all that the sample stands for; nullopt for fewer than two.
[[nodiscard]] std::optional<Interval> interval_of_mean(const Histogram& histogram);
[[nodiscard]] std::uint64_t total_of(const Histogram& histogram);

/// All results together; in whichever order they come, the same.
struct Summary {
    std::uint64_t solved = 0;   ///< line-ups that were solved, and stand for
    std::uint64_t line_ups = 0; ///< how many
    std::uint64_t wins = 0;     ///< of the Challenger
    std::uint64_t losses = 0;
    std::uint64_t unknown = 0;
    Histogram winning_moves;      ///< of line-ups of which every first move is settled
    std::uint64_t open_moves = 0; ///< line-ups of which some first move is not
    Histogram win_distances;
    Histogram loss_distances;
    std::uint64_t moves = 0; ///< first moves of the line-ups in winning_moves
    std::uint64_t nodes = 0;
    Magnitudes node_counts;

    void add(const LineUpResult& result, std::uint64_t weight);

    /// Of the line-ups that are settled. Nothing is assumed about the others.
    [[nodiscard]] double share_of_wins() const;
    [[nodiscard]] Interval interval_of_wins() const;
    /// If all unknown ones were lost, and if all were won.
    [[nodiscard]] Interval bounds_of_wins() const;
};

} // namespace kamisado::survey
