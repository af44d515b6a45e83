#include "online/glicko.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <span>

namespace kamisado::online {
namespace {

storage::Rating rating_of(double rating, double deviation) {
    return {.rating = rating, .deviation = deviation};
}

TEST(Glicko, ThePapersExample) {
    const std::array results{RatedResult{.opponent = rating_of(1400, 30), .score = 1},
                             RatedResult{.opponent = rating_of(1550, 100), .score = 0},
                             RatedResult{.opponent = rating_of(1700, 300), .score = 0}};
    const storage::Rating after = rated(rating_of(1500, 200), results);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
    EXPECT_EQ(after.games, 3);
}

TEST(Glicko, WithoutGamesOnlyTheDeviationGrows) {
    const storage::Rating before = rating_of(1612, 60);
    const storage::Rating after = rated(before, {}, 1);
    EXPECT_EQ(after.rating, before.rating);
    EXPECT_EQ(after.volatility, before.volatility);
    EXPECT_EQ(after.games, 0);
    EXPECT_NEAR(after.deviation, std::hypot(60, 0.06 * 173.7178), 0.0001);
    EXPECT_NEAR(rated(before, {}, 0).deviation, 60, 1e-9);
}

TEST(Glicko, NobodyIsLessKnownThanSomebodyNew) {
    EXPECT_EQ(rated(rating_of(1500, 345), {}, 100000).deviation, 350);
}

TEST(Glicko, TwoOfTheSameStrengthGainAndLoseAlike) {
    const storage::Rating even = rating_of(1500, 350);
    const std::array won{RatedResult{.opponent = even, .score = 1}};
    const std::array drawn{RatedResult{.opponent = even, .score = 0.5}};
    const std::array lost{RatedResult{.opponent = even, .score = 0}};
    EXPECT_NEAR(rated(even, won, 0).rating - 1500, 1500 - rated(even, lost, 0).rating, 1e-6);
    EXPECT_NEAR(rated(even, drawn, 0).rating, 1500, 1e-6);
    EXPECT_LT(rated(even, drawn, 0).deviation, 350);
}

/// Numbers far out must end in numbers: the equation's search must not run away.
TEST(Glicko, TheLargestSurpriseIsANumber) {
    const std::array results{RatedResult{.opponent = rating_of(4000, 30), .score = 1}};
    const storage::Rating after = rated(rating_of(100, 350), results);
    EXPECT_TRUE(std::isfinite(after.rating));
    EXPECT_TRUE(std::isfinite(after.deviation));
    EXPECT_GT(after.volatility, 0.06);
    EXPECT_GT(after.rating, 100);
}

} // namespace
} // namespace kamisado::online
