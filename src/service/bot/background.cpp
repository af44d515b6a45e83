#include "bot/background.h"

#include <utility>

namespace kamisado::bot {

void Background::run(std::function<void()> job) {
    {
        const std::scoped_lock lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
}

void Background::work(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, stop, [this] { return !jobs_.empty(); })) {
        if (stop.stop_requested()) {
            return;
        }
        const auto job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
}

} // namespace kamisado::bot
