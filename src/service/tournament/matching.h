#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado::tournament {

/// How much a pair of vertices is worth, for each pair once: 0 is a pair that cannot be.
class PairWeights {
  public:
    explicit PairWeights(std::size_t vertices)
        : vertices_(vertices), weights_(vertices * vertices, 0) {}

    [[nodiscard]] std::size_t vertices() const { return vertices_; }
    [[nodiscard]] std::int64_t between(std::size_t a, std::size_t b) const {
        return weights_[(a * vertices_) + b];
    }
    void set(std::size_t a, std::size_t b, std::int64_t weight) {
        weights_[(a * vertices_) + b] = weights_[(b * vertices_) + a] = weight;
    }

  private:
    std::size_t vertices_;
    std::vector<std::int64_t> weights_;
};

/// The vertex that each is matched with, so that the sum of the pairs' weights is as large as it
/// can be: Edmonds' blossoms with dual variables, in the cube of the number of vertices. (Boost's
/// function for this gives wrong answers in all versions that today's systems have.)
[[nodiscard]] std::vector<std::optional<std::size_t>> heaviest_matching(const PairWeights& weights);

} // namespace kamisado::tournament
