#include "online/thread_pool.h"

#include <algorithm>
#include <exception>
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

bool ThreadPool::add(Household household, std::function<void()> task) {
    {
        const std::scoped_lock lock(mutex_);
        const auto own = std::ranges::count(waiting_, household.name, &Waiting::household);
        if (waiting_.size() >= most_waiting_ ||
            std::cmp_greater_equal(own * 4, most_waiting_ * household.times)) {
            return false;
        }
        waiting_.push_back({.household = std::move(household.name), .task = std::move(task)});
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
            task = take();
        }
        try {
            task();
        } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): the next may not
        }
    }
}

std::function<void()> ThreadPool::take() {
    auto next = std::ranges::find_if(
        waiting_, [this](const Waiting& waiting) { return waiting.household != served_; });
    if (next == waiting_.end()) {
        next = waiting_.begin();
    }
    served_ = std::move(next->household);
    std::function<void()> task = std::move(next->task);
    waiting_.erase(next);
    return task;
}

} // namespace kamisado::online
