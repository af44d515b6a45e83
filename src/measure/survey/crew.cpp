#include "survey/crew.h"

#include <utility>

namespace kamisado::survey {

Crew::Crew(int threads, const MakeWorker& make_worker)
    : running_(static_cast<std::size_t>(threads)) {
    for (int nth = 0; nth < threads; ++nth) {
        workers_.push_back(make_worker());
    }
    for (const auto& worker : workers_) {
        threads_.emplace_back([this, &worker] { run(*worker); });
    }
}

/// A worker may begin with something just after it was told to stop, so it is told again.
Crew::~Crew() {
    constexpr std::chrono::milliseconds pause(20);
    std::unique_lock lock(mutex_);
    is_stopping_ = true;
    given_.notify_all();
    while (running_ > 0) {
        for (const auto& worker : workers_) {
            worker->stop();
        }
        finished_.wait_for(lock, pause, [this] { return running_ == 0; });
    }
    lock.unlock();
    for (std::thread& thread : threads_) {
        thread.join();
    }
}

bool Crew::is_waiting() const {
    const std::scoped_lock lock(mutex_);
    return busy_ < workers_.size();
}

void Crew::give(std::uint64_t piece) {
    const std::scoped_lock lock(mutex_);
    pieces_.push(piece);
    ++busy_;
    given_.notify_one();
}

std::vector<std::string> Crew::take_finished(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    finished_.wait_for(lock, patience, [this] { return !results_.empty(); });
    return std::exchange(results_, {});
}

void Crew::run(Worker& worker) {
    std::unique_lock lock(mutex_);
    for (;;) {
        given_.wait(lock, [this] { return is_stopping_ || !pieces_.empty(); });
        if (is_stopping_) {
            break;
        }
        const std::uint64_t piece = pieces_.front();
        pieces_.pop();
        lock.unlock();
        auto result = worker.work(piece);
        lock.lock();
        if (result) {
            results_.push_back(std::move(*result));
        }
        --busy_;
        finished_.notify_all();
    }
    --running_;
    finished_.notify_all();
}

std::expected<void, std::string> work_off(Coordinator& coordinator, Crew& crew, const GoOn& go_on,
                                          std::chrono::milliseconds between_questions) {
    constexpr std::chrono::milliseconds not_at_all(0);
    while (!coordinator.is_done() && go_on()) {
        const auto piece = crew.is_waiting() ? coordinator.next() : std::nullopt;
        if (piece) {
            crew.give(*piece);
        }
        const auto patience = piece ? not_at_all : between_questions; // somebody else may wait
        for (const std::string& result : crew.take_finished(patience)) {
            if (auto delivered = coordinator.deliver(result); !delivered) {
                return delivered;
            }
        }
    }
    return {};
}

} // namespace kamisado::survey
