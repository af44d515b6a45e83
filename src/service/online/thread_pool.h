#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kamisado::online {

/// Threads for what takes long and needs no database, so that neither the hub nor the worker waits
/// for it. Few tasks may wait.
class ThreadPool {
  public:
    ThreadPool(std::size_t threads, std::size_t most_waiting);
    /// What has not begun is forgotten; nobody is told.
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    ThreadPool(ThreadPool&&) = delete;
    ThreadPool& operator=(ThreadPool&&) = delete;

    /// False when too many wait already. The task must not throw.
    [[nodiscard]] bool add(std::function<void()> task);

  private:
    void work();

    std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool is_ending_ = false;
    std::vector<std::thread> threads_;
};

} // namespace kamisado::online
