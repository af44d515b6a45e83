#pragma once

#include "online/clubs.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::online {

/// Threads for what takes long and needs no database, so that neither the hub nor the worker waits
/// for it. Few tasks may wait, and of one household a quarter of them at most, if it is no club;
/// households take turns.
class ThreadPool {
  public:
    ThreadPool(std::size_t threads, std::size_t most_waiting);
    /// What has not begun is forgotten; nobody is told.
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    ThreadPool(ThreadPool&&) = delete;
    ThreadPool& operator=(ThreadPool&&) = delete;

    /// False when too many wait already. A task that throws costs whoever waits for it an answer,
    /// and nobody else.
    [[nodiscard]] bool add(Household household, std::function<void()> task);

  private:
    struct Waiting {
        std::string household;
        std::function<void()> task;
    };
    void work();
    /// Of another household than the last one, if there is one.
    [[nodiscard]] std::function<void()> take();

    std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Waiting> waiting_;
    std::string served_; ///< the household of the last task
    bool is_ending_ = false;
    std::vector<std::thread> threads_;
};

} // namespace kamisado::online
