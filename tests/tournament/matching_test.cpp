#include "tournament/matching.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>

namespace kamisado::tournament {
namespace {

/// By trying everything.
std::int64_t heaviest_of(const PairWeights& weights, std::vector<bool> is_used = {}) {
    is_used.resize(weights.vertices());
    const auto first =
        static_cast<std::size_t>(std::ranges::find(is_used, false) - is_used.begin());
    if (first == is_used.size()) {
        return 0;
    }
    is_used[first] = true;
    std::int64_t best = heaviest_of(weights, is_used);
    for (std::size_t other = first + 1; other < is_used.size(); ++other) {
        if (!is_used[other] && weights.between(first, other) > 0) {
            is_used[other] = true;
            best = std::max(best, weights.between(first, other) + heaviest_of(weights, is_used));
            is_used[other] = false;
        }
    }
    return best;
}

std::int64_t weight_of(const PairWeights& weights,
                       const std::vector<std::optional<std::size_t>>& partners) {
    std::int64_t sum = 0;
    for (std::size_t vertex = 0; vertex < partners.size(); ++vertex) {
        if (const auto partner = partners[vertex]) {
            EXPECT_EQ(partners.at(*partner), vertex);
            EXPECT_GT(weights.between(vertex, *partner), 0);
            sum += vertex < *partner ? weights.between(vertex, *partner) : 0;
        }
    }
    return sum;
}

PairWeights random_weights(std::uint32_t seed, std::size_t vertices, int heaviest, int percent) {
    std::mt19937 random(seed);
    PairWeights weights(vertices);
    for (std::size_t a = 0; a < vertices; ++a) {
        for (std::size_t b = a + 1; b < vertices; ++b) {
            if (random() % 100 < static_cast<unsigned>(percent)) {
                weights.set(a, b, 1 + static_cast<int>(random() % static_cast<unsigned>(heaviest)));
            }
        }
    }
    return weights;
}

TEST(Matching, NothingAndOne) {
    EXPECT_TRUE(heaviest_matching(PairWeights(0)).empty());
    EXPECT_EQ(heaviest_matching(PairWeights(1)),
              std::vector<std::optional<std::size_t>>{std::nullopt});
    EXPECT_EQ(heaviest_matching(PairWeights(3)).size(), 3U);
}

TEST(Matching, ALightPairMayBeWorthLeavingOut) {
    PairWeights path(4);
    path.set(0, 1, 2);
    path.set(1, 2, 5);
    path.set(2, 3, 2);
    EXPECT_EQ(weight_of(path, heaviest_matching(path)), 5);
    path.set(1, 2, 3);
    EXPECT_EQ(weight_of(path, heaviest_matching(path)), 4);
}

TEST(Matching, ThroughOddCircles) {
    PairWeights flower(10); // two triangles and a circle of five
    for (const auto& [a, b, weight] : std::initializer_list<std::tuple<int, int, int>>{{0, 1, 9},
                                                                                       {0, 2, 8},
                                                                                       {1, 2, 10},
                                                                                       {0, 3, 5},
                                                                                       {3, 4, 4},
                                                                                       {0, 5, 3},
                                                                                       {5, 6, 7},
                                                                                       {6, 7, 7},
                                                                                       {7, 8, 7},
                                                                                       {8, 9, 7},
                                                                                       {9, 5, 7},
                                                                                       {2, 9, 6}}) {
        flower.set(static_cast<std::size_t>(a), static_cast<std::size_t>(b), weight);
    }
    EXPECT_EQ(weight_of(flower, heaviest_matching(flower)), heaviest_of(flower));
}

RC_GTEST_PROP(Matching, IsAsHeavyAsAnyOther, (std::uint32_t seed)) {
    std::mt19937 random(seed);
    for (int i = 0; i < 20; ++i) {
        const auto vertices = 2 + (random() % 8);
        const auto heaviest = 1 + static_cast<int>(random() % 30);
        const auto percent = 20 + static_cast<int>(random() % 81);
        const PairWeights weights =
            random_weights(static_cast<std::uint32_t>(random()), vertices, heaviest, percent);
        RC_ASSERT(weight_of(weights, heaviest_matching(weights)) == heaviest_of(weights));
    }
}

TEST(Matching, EverybodyOfManyHasAPartner) {
    const auto partners = heaviest_matching(random_weights(7, 150, 1000, 100));
    EXPECT_TRUE(std::ranges::all_of(partners, [](const auto& one) { return one.has_value(); }));
}

} // namespace
} // namespace kamisado::tournament
