#pragma once

#include "computer/random.h"

#include <chrono>
#include <cstdint>

namespace kamisado::bot {

/// How long to wait before a lost connection is tried again: twice as long each time, and up to
/// twice that by chance, so that thousands whom a server has lost together do not come back
/// together.
class Backoff {
  public:
    struct Limits {
        std::chrono::milliseconds first{500};
        std::chrono::milliseconds longest{30'000}; ///< without chance
    };

    Backoff(const Limits& limits, std::uint64_t seed)
        : limits_(limits), random_(seed), delay_(limits.first) {}

    /// Not before `at_least`, as a server may ask for.
    [[nodiscard]] std::chrono::milliseconds next(std::chrono::milliseconds at_least);
    /// The connection stood.
    void reset() { delay_ = limits_.first; }

  private:
    Limits limits_;
    Random random_;
    std::chrono::milliseconds delay_;
};

} // namespace kamisado::bot
