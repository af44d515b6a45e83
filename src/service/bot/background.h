#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace kamisado::bot {

/// A thread that does one job after another, so that the loop's own thread hears heartbeats
/// meanwhile. What it has not begun when it is destroyed is dropped.
class Background {
  public:
    void run(std::function<void()> job);

  private:
    void work(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::deque<std::function<void()>> jobs_;
    std::jthread thread_{[this](const std::stop_token& stop) { work(stop); }};
};

} // namespace kamisado::bot
