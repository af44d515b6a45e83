#pragma once

#include "solver/answer.h"

#include <atomic>
#include <chrono>
#include <cstdint>

namespace kamisado {

/// How much many questions may take together, and the word that ends them all. A solver that was
/// given one answers at once when it is over: what is not proved by then is Unknown. So whatever
/// asks many questions can be stopped, and need not know it.
class Patience {
  public:
    /// Begins anew. Nothing may be asked meanwhile.
    void renew(SearchLimits limits = {}) {
        limits_ = limits;
        start_ = std::chrono::steady_clock::now();
        nodes_ = 0;
        ended_ = false;
    }

    /// From any thread.
    void end() { ended_.store(true, std::memory_order_relaxed); }

    [[nodiscard]] bool is_over() const {
        return ended_.load(std::memory_order_relaxed) || nodes() >= limits_.nodes ||
               elapsed() >= limits_.time;
    }

    void count(std::uint64_t nodes) { nodes_.fetch_add(nodes, std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::chrono::nanoseconds elapsed() const {
        return std::chrono::steady_clock::now() - start_;
    }

  private:
    SearchLimits limits_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<bool> ended_ = false;
};

} // namespace kamisado
