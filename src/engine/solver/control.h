#pragma once

#include "solver/answer.h"
#include "solver/patience.h"

#include <atomic>
#include <chrono>
#include <cstdint>

namespace kamisado {

/// Counts what all threads do for one question and says when it is enough.
class Control {
  public:
    /// The patience is that of all questions together; there may be none.
    Control(SearchLimits limits, const std::atomic<bool>& stop, Patience* patience = nullptr)
        : limits_(limits),
          stop_(stop),
          patience_(patience),
          start_(std::chrono::steady_clock::now()) {}

    void count(std::uint64_t nodes) {
        nodes_.fetch_add(nodes, std::memory_order_relaxed);
        if (patience_ != nullptr) {
            patience_->count(nodes);
        }
    }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    [[nodiscard]] bool is_over() const {
        return stop_.load(std::memory_order_relaxed) || nodes() >= limits_.nodes ||
               std::chrono::steady_clock::now() - start_ >= limits_.time ||
               (patience_ != nullptr && patience_->is_over());
    }

  private:
    SearchLimits limits_;
    const std::atomic<bool>& stop_;
    Patience* patience_;
    std::chrono::steady_clock::time_point start_;
    std::atomic<std::uint64_t> nodes_ = 0;
};

} // namespace kamisado
