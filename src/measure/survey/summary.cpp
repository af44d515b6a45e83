#include "survey/summary.h"

#include <algorithm>
#include <cmath>

namespace kamisado::survey {

namespace {

double quotient(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

std::uint64_t total_of(const Histogram& histogram) {
    std::uint64_t total = 0;
    for (const auto& [number, count] : histogram) {
        total += count;
    }
    return total;
}

double mean_of(const Histogram& histogram) {
    std::uint64_t sum = 0;
    for (const auto& [number, count] : histogram) {
        sum += static_cast<std::uint64_t>(number) * count;
    }
    return quotient(sum, total_of(histogram));
}

std::optional<Interval> interval_of_mean(const Histogram& histogram) {
    const std::uint64_t total = total_of(histogram);
    if (total < 2) {
        return std::nullopt;
    }
    const double mean = mean_of(histogram);
    double squares = 0;
    for (const auto& [number, count] : histogram) {
        squares += static_cast<double>(count) * (number - mean) * (number - mean);
    }
    const auto trials = static_cast<double>(total);
    const double spread = normal_95 * std::sqrt(squares / (trials - 1) / trials);
    return Interval{.low = std::max(mean - spread, 0.0), .high = mean + spread};
}

void Summary::add(const LineUpResult& result, std::uint64_t weight) {
    ++solved;
    line_ups += weight;
    wins += result.verdict == Verdict::Win ? weight : 0;
    losses += result.verdict == Verdict::Loss ? weight : 0;
    unknown += result.verdict == Verdict::Unknown ? weight : 0;
    if (result.unknown_moves == 0) {
        winning_moves[result.winning_moves] += weight;
        moves += static_cast<std::uint64_t>(result.moves) * weight;
    } else {
        open_moves += weight;
    }
    if (result.distance && result.verdict != Verdict::Unknown) {
        auto& distances = result.verdict == Verdict::Win ? win_distances : loss_distances;
        distances[*result.distance] += weight;
    }
    nodes += result.nodes * weight;
    node_counts.add(result.nodes, weight);
}

double Summary::share_of_wins() const { return quotient(wins, wins + losses); }

Interval Summary::interval_of_wins() const {
    return wilson_interval(static_cast<double>(wins), static_cast<double>(wins + losses));
}

Interval Summary::bounds_of_wins() const {
    return {.low = quotient(wins, line_ups), .high = quotient(wins + unknown, line_ups)};
}

} // namespace kamisado::survey
