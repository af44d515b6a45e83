#pragma once

#include "survey/summary.h"

#include <chrono>
#include <cstdint>

namespace kamisado::survey {

/// How quickly line-ups were solved since the program started; what a checkpoint had is not
/// counted.
class Stopwatch {
  public:
    explicit Stopwatch(const Summary& before) : solved_before_(before.solved) {}

    struct Times {
        double seconds = 0;
        double cpu_seconds = 0; ///< of this process, all threads: another one does not disturb it
        std::uint64_t solved = 0;
        [[nodiscard]] double per_second() const {
            return seconds > 0 ? static_cast<double>(solved) / seconds : 0;
        }
    };
    [[nodiscard]] Times times(const Summary& now) const;

  private:
    std::uint64_t solved_before_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

} // namespace kamisado::survey
