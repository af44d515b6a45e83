#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace kamisado::load {

/// How long messages took, each of them.
class Latencies {
  public:
    using Time = std::chrono::microseconds;

    void add(Time time) { times_.push_back(time); }
    [[nodiscard]] std::size_t count() const { return times_.size(); }
    /// The latency that N of a hundred do not exceed.
    [[nodiscard]] Time percentile(double percent) {
        if (times_.empty()) {
            return Time(0);
        }
        const auto last = static_cast<double>(times_.size() - 1);
        const auto at =
            times_.begin() + static_cast<std::ptrdiff_t>(last * std::min(percent, 100.0) / 100);
        std::ranges::nth_element(times_, at);
        return *at;
    }

  private:
    std::vector<Time> times_;
};

} // namespace kamisado::load
