#include "arena/pairs.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace kamisado {

namespace {

constexpr double within_95_percent = 1.959963984540054; // of a normal distribution

double share_of_pair(std::size_t half_points) { return static_cast<double>(half_points) / 4; }

double normal_distribution(double deviations) {
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

/// Where all pairs ended alike they show no spread: their games are then taken for independent.
EloEstimate estimate_from_games(double share, double games) {
    const Interval shares = wilson_interval(share * games, games);
    const double lead = ((2 * share) - 1) * std::sqrt(games);
    return {.elo = elo_of_share(share),
            .interval = {.low = elo_of_share(shares.low), .high = elo_of_share(shares.high)},
            .superiority = normal_distribution(lead)};
}

} // namespace

int Pairs::total() const { return std::accumulate(counts.begin(), counts.end(), 0); }

double Pairs::mean() const {
    double sum = 0;
    for (std::size_t half_points = 0; half_points < counts.size(); ++half_points) {
        sum += counts[half_points] * share_of_pair(half_points);
    }
    return sum / total();
}

double Pairs::variance() const {
    const double middle = mean();
    double sum = 0;
    for (std::size_t half_points = 0; half_points < counts.size(); ++half_points) {
        const double distance = share_of_pair(half_points) - middle;
        sum += counts[half_points] * distance * distance;
    }
    return sum / total();
}

double share_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_of_share(double share) {
    if (share <= 0 || share >= 1) {
        return (share <= 0 ? -1 : 1) * std::numeric_limits<double>::infinity();
    }
    return 400 * std::log10(share / (1 - share));
}

EloEstimate estimate_elo(const Pairs& pairs) {
    const double share = pairs.mean();
    const double deviation = std::sqrt(pairs.variance() / pairs.total());
    if (deviation == 0) {
        return estimate_from_games(share, 2.0 * pairs.total());
    }
    const double reach = within_95_percent * deviation;
    return {.elo = elo_of_share(share),
            .interval = {.low = elo_of_share(share - reach), .high = elo_of_share(share + reach)},
            .superiority = normal_distribution((share - 0.5) / deviation)};
}

} // namespace kamisado
