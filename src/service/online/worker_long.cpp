// What takes many transactions, and the jobs that wait for it.

#include "online/worker_impl.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

namespace kamisado::online {

void Worker::Impl::set_aside(Jobs& jobs) {
    std::size_t count = 0;
    for (Job& job : jobs) {
        if (!job.postponed || job.failure) {
            continue;
        }
        const Postponed postponed = *std::exchange(job.postponed, std::nullopt);
        auto found = std::ranges::find(long_work_, postponed.thing(), &LongWork::thing);
        if (found == long_work_.end()) {
            long_work_.push_back(
                {.thing = postponed.thing(), .piece = postponed.piece(), .jobs = {}});
            found = std::prev(long_work_.end());
        }
        found->jobs.push_back(std::exchange(job, {}));
        ++count;
    }
    std::erase_if(jobs, [](const Job& job) { return !job.work && !job.done; });
    const std::scoped_lock lock(mutex_);
    set_aside_ += count;
}

bool Worker::Impl::is_piece_last(const Postponed::Piece& piece) {
    bool is_last = false;
    insist([&] {
        is_last = storage::in_transaction(*database_, [&] {
            look_at_generation();
            return piece(*database_);
        });
    });
    ++transactions_;
    return is_last;
}

void Worker::Impl::do_piece() {
    if (long_work_.empty()) {
        return;
    }
    std::optional<Failure> failure;
    try {
        if (!is_piece_last(long_work_.front().piece)) {
            return;
        }
    } catch (const std::exception& error) {
        failure = failure_of(error);
    }
    Jobs jobs = std::move(long_work_.front().jobs);
    long_work_.pop_front();
    {
        const std::scoped_lock lock(mutex_);
        set_aside_ -= jobs.size();
        if (!failure) { // those who came first are the first again
            waiting_.insert(waiting_.begin(), std::make_move_iterator(jobs.begin()),
                            std::make_move_iterator(jobs.end()));
            return;
        }
    }
    fail(jobs, *failure);
    finish(jobs);
}

} // namespace kamisado::online
