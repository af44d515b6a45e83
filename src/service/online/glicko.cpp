#include "online/glicko.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

// The names of the paper's values are kept in the comments: mu, phi, sigma, v, Delta, tau.

namespace kamisado::online {

namespace {

constexpr double scale = 173.7178; ///< between Glicko's numbers and those of the paper
constexpr double middle = 1500;
constexpr double restraint = 0.5;          ///< tau: how much the volatility may change
constexpr double precision = 0.000001;     ///< epsilon
constexpr double greatest_deviation = 350; ///< of somebody about whom nothing is known

/// A rating on the paper's own scale.
struct Strength {
    double rating;    ///< mu
    double deviation; ///< phi
};

Strength strength_of(const storage::Rating& rating) {
    return {.rating = (rating.rating - middle) / scale, .deviation = rating.deviation / scale};
}

/// g: the less is known of an opponent, the less a result says.
double weight(double deviation) {
    const double ratio = deviation / std::numbers::pi;
    return 1 / std::sqrt(1 + (3 * ratio * ratio));
}

/// What all games of a period say together.
struct Evidence {
    double variance = 0;    ///< v
    double improvement = 0; ///< the sum in Delta
};

Evidence evidence_of(const Strength& player, std::span<const RatedResult> results) {
    double information = 0;
    double improvement = 0;
    for (const RatedResult& result : results) {
        const Strength opponent = strength_of(result.opponent);
        const double g = weight(opponent.deviation);
        const double expected = 1 / (1 + std::exp(-g * (player.rating - opponent.rating)));
        information += g * g * expected * (1 - expected);
        improvement += g * (result.score - expected);
    }
    return {.variance = 1 / information, .improvement = improvement};
}

/// The function whose zero is the new volatility (step 5).
class VolatilityEquation {
  public:
    VolatilityEquation(double volatility, double deviation, const Evidence& evidence)
        : a_(std::log(volatility * volatility)),
          phi2_(deviation * deviation),
          v_(evidence.variance),
          delta2_(std::pow(evidence.variance * evidence.improvement, 2)) {}

    [[nodiscard]] double solve() const {
        double low = a_;
        double high = upper_end();
        double f_low = at(low);
        double f_high = at(high);
        // Illinois' method ends after a handful of steps; the bound is for numbers that are none.
        for (int step = 0; step < 100 && std::abs(high - low) > precision; ++step) {
            const double between = low + ((low - high) * f_low / (f_high - f_low));
            const double f_between = at(between);
            if (f_between * f_high <= 0) {
                low = high;
                f_low = f_high;
            } else {
                f_low /= 2;
            }
            high = between;
            f_high = f_between;
        }
        return std::exp(low / 2);
    }

  private:
    [[nodiscard]] double at(double x) const {
        const double e = std::exp(x);
        const double sum = phi2_ + v_ + e;
        return (e * (delta2_ - sum) / (2 * sum * sum)) - ((x - a_) / (restraint * restraint));
    }

    [[nodiscard]] double upper_end() const {
        if (delta2_ > phi2_ + v_) {
            return std::log(delta2_ - phi2_ - v_);
        }
        double k = 1;
        while (at(a_ - (k * restraint)) < 0) {
            ++k;
        }
        return a_ - (k * restraint);
    }

    double a_;
    double phi2_;
    double v_;
    double delta2_;
};

double grown(double deviation, double volatility, double periods) {
    return std::sqrt((deviation * deviation) + (periods * volatility * volatility));
}

} // namespace

storage::Rating rated(const storage::Rating& player, std::span<const RatedResult> results,
                      double periods) {
    storage::Rating after = player;
    const Strength before = strength_of(player);
    double deviation = 0;
    if (results.empty()) {
        deviation = grown(before.deviation, player.volatility, periods);
    } else {
        const Evidence evidence = evidence_of(before, results);
        after.volatility =
            VolatilityEquation(player.volatility, before.deviation, evidence).solve();
        const double waited = grown(before.deviation, after.volatility, periods);
        deviation = 1 / std::sqrt((1 / (waited * waited)) + (1 / evidence.variance));
        after.rating += scale * deviation * deviation * evidence.improvement;
        after.games += static_cast<std::int64_t>(results.size());
    }
    after.deviation = std::min(greatest_deviation, scale * deviation);
    return after;
}

} // namespace kamisado::online
