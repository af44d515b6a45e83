#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace kamisado::tests {

/// Random numbers (SplitMix64) that are the same with every compiler and standard library, which
/// the distributions and shuffles of the standard library are not.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15U;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// From 0 to `bound` - 1.
    int below(int bound) { return static_cast<int>(bits() % static_cast<std::uint64_t>(bound)); }
    bool one_in(int chances) { return below(chances) == 0; }

    template <typename Range>
    const auto& pick(const Range& range) {
        return std::begin(range)[below(static_cast<int>(std::size(range)))];
    }

    template <typename Range>
    void shuffle(Range& range) {
        for (auto left = static_cast<int>(std::size(range)); left > 1; --left) {
            const auto chosen = static_cast<std::size_t>(below(left));
            std::swap(range[static_cast<std::size_t>(left - 1)], range[chosen]);
        }
    }

  private:
    std::uint64_t state_;
};

} // namespace kamisado::tests
