#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace kamisado {

/// Scrambles a number so that every bit of it tells on every bit of the result (SplitMix64).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15U;
    number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9U;
    number = (number ^ (number >> 27U)) * 0x94D049BB133111EBU;
    return number ^ (number >> 31U);
}

/// Random numbers that are the same with every compiler and standard library, which the
/// distributions and shuffles of the standard library are not.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        const std::uint64_t result = mixed(state_);
        state_ += 0x9E3779B97F4A7C15U;
        return result;
    }

    /// From 0 to `bound` - 1.
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(bits() % bound); }

    template <typename Range>
    void shuffle(Range& range) {
        for (std::size_t left = std::size(range); left > 1; --left) {
            std::swap(range[left - 1], range[below(left)]);
        }
    }

  private:
    std::uint64_t state_;
};

} // namespace kamisado
