#include "arena/interval.h"
#include "arena/pairs.h"
#include "arena/sprt.h"
#include "computer/random.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kamisado::tests {

namespace {

TEST(Interval, IsWilsons) {
    const Interval even = wilson_interval(200, 400);
    EXPECT_NEAR(even.low, 0.4513, 0.0001);
    EXPECT_NEAR(even.high, 0.5487, 0.0001);
    const Interval none = wilson_interval(0, 10);
    EXPECT_NEAR(none.low, 0.0, 0.0001);
    EXPECT_NEAR(none.high, 0.2775, 0.0001);
    const Interval all = wilson_interval(10, 10);
    EXPECT_NEAR(all.low, 0.7225, 0.0001);
    EXPECT_NEAR(all.high, 1.0, 0.0001);
    EXPECT_EQ(wilson_interval(0, 0).low, 0);
    EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

TEST(Elo, IsLogistic) {
    EXPECT_DOUBLE_EQ(share_of_elo(0), 0.5);
    EXPECT_NEAR(share_of_elo(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(elo_of_share(0.75), 400 * std::log10(3), 1e-9);
    EXPECT_NEAR(elo_of_share(share_of_elo(-123)), -123, 1e-9);
    EXPECT_TRUE(std::isinf(elo_of_share(1)));
    EXPECT_LT(elo_of_share(0), 0);
}

/// Worked out beside this program.
TEST(Elo, OfPairs) {
    const Pairs pairs{{10, 20, 60, 30, 15}};
    EXPECT_EQ(pairs.total(), 135);
    EXPECT_NEAR(pairs.mean(), 0.537037037, 1e-9);
    EXPECT_NEAR(pairs.variance(), 0.068072702, 1e-9);
    const EloEstimate estimate = estimate_elo(pairs);
    EXPECT_NEAR(estimate.elo, 25.783195691, 1e-6);
    EXPECT_NEAR(estimate.interval.low, -4.846775512, 1e-6);
    EXPECT_NEAR(estimate.interval.high, 56.819591100, 1e-6);
    EXPECT_NEAR(estimate.superiority, 0.950463501, 1e-6);
}

TEST(Elo, OfPairsThatAllEndedAlike) {
    const EloEstimate even = estimate_elo({{0, 0, 50, 0, 0}});
    EXPECT_EQ(even.elo, 0);
    EXPECT_NEAR(even.interval.high, elo_of_share(wilson_interval(50, 100).high), 1e-9);
    EXPECT_EQ(even.superiority, 0.5);
    const EloEstimate all_won = estimate_elo({{0, 0, 0, 0, 5}});
    EXPECT_TRUE(std::isinf(all_won.elo));
    EXPECT_NEAR(all_won.interval.low, elo_of_share(wilson_interval(10, 10).low), 1e-9);
    EXPECT_GT(all_won.superiority, 0.99);
}

TEST(Sprt, HasWaldsBounds) {
    EXPECT_NEAR(Sprt().upper_bound(), std::log(19), 1e-12);
    EXPECT_NEAR(Sprt().lower_bound(), -std::log(19), 1e-12);
}

/// Where only two kinds of pairs happen the likeliest distribution is known without a search.
TEST(Sprt, OfTwoKindsOfPairs) {
    const Sprt sprt{.elo0 = 0, .elo1 = 50};
    const double share = share_of_elo(50);
    const double expected = (13 * std::log(share / 0.5)) + (7 * std::log((1 - share) / 0.5));
    EXPECT_NEAR(log_likelihood_ratio(sprt, {{7, 0, 0, 0, 13}}), expected, 0.002);
    EXPECT_NEAR(log_likelihood_ratio({}, {{0, 0, 0, 0, 10}}), 10 * std::log(2 * share_of_elo(20)),
                0.005);
    EXPECT_EQ(log_likelihood_ratio(sprt, {}), 0);
}

/// Worked out beside this program, with Lagrange's multipliers.
TEST(Sprt, OfAllKindsOfPairs) {
    EXPECT_NEAR(log_likelihood_ratio({}, {{10, 20, 60, 30, 15}}), 1.269362560, 1e-6);
    EXPECT_NEAR(log_likelihood_ratio({.elo0 = 0, .elo1 = 40}, {{3, 0, 80, 0, 17}}), 5.225002344,
                1e-6);
}

TEST(Sprt, ReadsWhatItWrites) {
    const Sprt sprt{.elo0 = -5, .elo1 = 7.5, .alpha = 0.01, .beta = 0.1};
    EXPECT_EQ(read_sprt(write_sprt(sprt)), sprt);
    EXPECT_EQ(read_sprt("elo1=40").value(), (Sprt{.elo0 = 0, .elo1 = 40}));
    EXPECT_FALSE(read_sprt("elo0=20,elo1=20"));
    EXPECT_FALSE(read_sprt("alpha=0"));
    EXPECT_FALSE(read_sprt("beta=0.5"));
    EXPECT_FALSE(read_sprt("elo2=1"));
    EXPECT_FALSE(read_sprt("elo1"));
    EXPECT_FALSE(read_sprt("elo1=nan"));
    EXPECT_FALSE(read_sprt("elo1=1e9"));
}

/// A pair of somebody with that strength against whom the Challenger wins most games.
int random_pair(Random& random, double share) {
    const auto happens = [&random](double chance) {
        return static_cast<double>(random.below(1'000'000)) < chance * 1e6;
    };
    const bool wins_as_challenger = happens(share + 0.25);
    const bool wins_as_defender = happens(share - 0.25);
    return (wins_as_challenger ? 2 : 0) + (wins_as_defender ? 2 : 0);
}

/// How many of so many tests accept elo1.
int accepted(const Sprt& sprt, double elo, int tests) {
    Random random(17);
    int count = 0;
    for (int test = 0; test < tests; ++test) {
        Pairs pairs;
        SprtState state = SprtState::Open;
        while (state == SprtState::Open) {
            pairs.count(random_pair(random, share_of_elo(elo)));
            state = decide(sprt, pairs);
        }
        count += state == SprtState::Elo1Accepted ? 1 : 0;
    }
    return count;
}

/// With risks of 10 %, 200 tests are wrong 20 times, give or take 4 (and Wald's bounds are
/// careful).
TEST(Sprt, IsWrongAsOftenAsItMay) {
    const Sprt sprt{.elo0 = 0, .elo1 = 80, .alpha = 0.1, .beta = 0.1};
    EXPECT_LE(accepted(sprt, sprt.elo0, 200), 33);
    EXPECT_GE(accepted(sprt, sprt.elo1, 200), 167);
}

} // namespace

} // namespace kamisado::tests
