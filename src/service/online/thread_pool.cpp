#include "online/thread_pool.h"

#include <utility>

namespace kamisado::online {

ThreadPool::ThreadPool(std::size_t threads, std::size_t most_waiting)
    : most_waiting_(most_waiting) {
    for (std::size_t i = 0; i < threads; ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

ThreadPool::~ThreadPool() {
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
}

bool ThreadPool::add(std::function<void()> task) {
    {
        const std::scoped_lock lock(mutex_);
        if (waiting_.size() >= most_waiting_) {
            return false;
        }
        waiting_.push_back(std::move(task));
    }
    wake_.notify_one();
    return true;
}

void ThreadPool::work() {
    while (true) {
        std::function<void()> task;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
            if (is_ending_) {
                return;
            }
            task = std::move(waiting_.front());
            waiting_.pop_front();
        }
        task();
    }
}

} // namespace kamisado::online
