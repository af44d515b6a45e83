#include "survey/stopwatch.h"

#include <ctime>

namespace kamisado::survey {

Stopwatch::Times Stopwatch::times(const Summary& now) const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    return {.seconds = passed.count(),
            .cpu_seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC,
            .solved = now.solved - solved_before_};
}

} // namespace kamisado::survey
