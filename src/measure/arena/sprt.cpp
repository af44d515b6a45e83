#include "arena/sprt.h"

#include "text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace kamisado {

namespace {

/// What never happened is taken for very rare: no distribution may forbid it.
constexpr double instead_of_never = 0.001;

struct Distribution {
    std::array<double, 5> weights{}; // as many as pairs, not normalised
    double total = 0;
};

Distribution distribution_of(const Pairs& pairs) {
    Distribution distribution;
    for (std::size_t kind = 0; kind < pairs.counts.size(); ++kind) {
        distribution.weights[kind] =
            pairs.counts[kind] == 0 ? instead_of_never : pairs.counts[kind];
    }
    distribution.total =
        std::accumulate(distribution.weights.begin(), distribution.weights.end(), 0.0);
    return distribution;
}

double excess(std::size_t kind, double share) { return (static_cast<double>(kind) / 4) - share; }

/// Of all distributions with the mean `share` the likeliest gives each kind of pair its observed
/// weight divided by 1 + tilt · (its own share - `share`); this finds the tilt. The sum falls
/// steadily between the two ends, where a divisor would be zero.
double tilt_towards(double share, const Distribution& observed) {
    double low = -1 / (1 - share);
    double high = 1 / share;
    for (int step = 0; step < 100; ++step) {
        const double tilt = std::midpoint(low, high);
        double sum = 0;
        for (std::size_t kind = 0; kind < observed.weights.size(); ++kind) {
            const double distance = excess(kind, share);
            sum += observed.weights[kind] * distance / (1 + (tilt * distance));
        }
        (sum > 0 ? low : high) = tilt;
    }
    return std::midpoint(low, high);
}

std::expected<void, std::string> check(const Sprt& sprt) {
    if (!(sprt.elo0 < sprt.elo1)) {
        return std::unexpected("elo0 must be below elo1");
    }
    if (std::abs(sprt.elo0) > 2000 || std::abs(sprt.elo1) > 2000) {
        return std::unexpected("elo0 and elo1 must be within 2000 of zero");
    }
    const auto is_risk = [](double risk) { return risk >= 0.0001 && risk <= 0.4; };
    if (!is_risk(sprt.alpha) || !is_risk(sprt.beta)) {
        return std::unexpected("alpha and beta must be from 0.0001 to 0.4");
    }
    return {};
}

double* member_of(Sprt& sprt, std::string_view name) {
    if (name == "elo0") {
        return &sprt.elo0;
    }
    if (name == "elo1") {
        return &sprt.elo1;
    }
    if (name == "alpha") {
        return &sprt.alpha;
    }
    return name == "beta" ? &sprt.beta : nullptr;
}

} // namespace

double Sprt::lower_bound() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper_bound() const { return std::log((1 - beta) / alpha); }

double log_likelihood_ratio(const Sprt& sprt, const Pairs& pairs) {
    if (pairs.total() == 0) {
        return 0;
    }
    const Distribution observed = distribution_of(pairs);
    const double share0 = share_of_elo(sprt.elo0);
    const double share1 = share_of_elo(sprt.elo1);
    const double tilt0 = tilt_towards(share0, observed);
    const double tilt1 = tilt_towards(share1, observed);
    double sum = 0;
    for (std::size_t kind = 0; kind < observed.weights.size(); ++kind) {
        sum += observed.weights[kind] * (std::log1p(tilt0 * excess(kind, share0)) -
                                         std::log1p(tilt1 * excess(kind, share1)));
    }
    return sum;
}

SprtState decide(const Sprt& sprt, const Pairs& pairs) {
    const double ratio = log_likelihood_ratio(sprt, pairs);
    if (ratio <= sprt.lower_bound()) {
        return SprtState::Elo0Accepted;
    }
    return ratio >= sprt.upper_bound() ? SprtState::Elo1Accepted : SprtState::Open;
}

std::expected<Sprt, std::string> read_sprt(std::string_view text) {
    Sprt sprt;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        const std::size_t equals = part.find('=');
        double* const member = member_of(sprt, part.substr(0, equals));
        const auto number = equals == std::string_view::npos
                                ? std::nullopt
                                : number_from<double>(part.substr(equals + 1));
        if (member == nullptr || !number || !std::isfinite(*number)) {
            return std::unexpected(
                fmt::format("{} is not understood: elo0=0,elo1=20,alpha=0.05,beta=0.05 is how it "
                            "is written",
                            part));
        }
        *member = *number;
    }
    if (const auto checked = check(sprt); !checked) {
        return std::unexpected(checked.error());
    }
    return sprt;
}

std::string write_sprt(const Sprt& sprt) {
    return fmt::format("elo0={},elo1={},alpha={},beta={}", sprt.elo0, sprt.elo1, sprt.alpha,
                       sprt.beta);
}

} // namespace kamisado
