#pragma once

#include <cstdint>
#include <map>

namespace kamisado::survey {

/// Many numbers of which only the size matters, in little memory: each is known to better than one
/// part in 64, so that a billion of them can be counted.
class Magnitudes {
  public:
    void add(std::uint64_t number, std::uint64_t weight);
    /// The number that this share of all is not above; 0 when there are none.
    [[nodiscard]] std::uint64_t within(double share) const;

  private:
    std::map<std::uint64_t, std::uint64_t> counts_; // by the number, rounded down
    std::uint64_t total_ = 0;
};

} // namespace kamisado::survey
