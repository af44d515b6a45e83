#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace kamisado::bot {

/// One thread on which connections live. Everything happens inside run_for() and run_until().
class Loop {
  public:
    using Clock = std::chrono::steady_clock;
    class Impl;

    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    Loop(Loop&&) = delete;
    Loop& operator=(Loop&&) = delete;

    void after(std::chrono::milliseconds delay, std::function<void()> what);
    void run_for(std::chrono::milliseconds time);
    /// Until it is so; false when it is still not so at the deadline.
    [[nodiscard]] bool run_until(const std::function<bool()>& is_so, Clock::time_point deadline);
    /// The same, for as long as it takes.
    void run_until(const std::function<bool()>& is_so);

    [[nodiscard]] Impl& inside() { return *impl_; }

  private:
    std::unique_ptr<Impl> impl_;
};

} // namespace kamisado::bot
