#include "online/worker.h"

#include "online/worker_impl.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kamisado::online {

Worker::Impl::Impl(std::unique_ptr<storage::Connection> database, Post post,
                   std::function<void()> forget, Settings settings)
    : database_(std::move(database)),
      post_(std::move(post)),
      forget_(std::move(forget)),
      settings_(std::move(settings)),
      dialect_(database_->dialect()),
      thread_([this] {
          database_->set_timeout(settings_.longest_answer);
          work();
      }) {}

Worker::Impl::~Impl() {
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

bool Worker::Impl::submit(Work work, Done done) {
    {
        const std::scoped_lock lock(mutex_);
        if (waiting_.size() + set_aside_ >= settings_.most_waiting) {
            return false;
        }
        waiting_.push_back({.work = std::move(work), .done = std::move(done)});
    }
    wake_.notify_one();
    return true;
}

Worker::Counters Worker::Impl::counters() const {
    const std::scoped_lock lock(mutex_);
    return {.waiting = waiting_.size() + set_aside_,
            .jobs = jobs_,
            .transactions = transactions_,
            .failures = failures_};
}

void Worker::Impl::watch(Watch watch) {
    const std::scoped_lock lock(mutex_);
    watch_ = std::move(watch);
}

void Worker::Impl::live(std::shared_ptr<ServiceClock> clock, std::chrono::milliseconds every) {
    {
        const std::scoped_lock lock(mutex_);
        clock_ = std::move(clock);
        every_ = every;
        next_beat_ = Steady::now();
    }
    wake_.notify_one();
}

void Worker::Impl::work() {
    Jobs jobs;
    while (take(jobs)) {
        say_alive();
        perform(jobs);
        if (std::exchange(must_forget_, false)) {
            forget_everything(); // these jobs may be from before an outage that has just been
                                 // noticed
        }
        set_aside(jobs);
        finish(jobs);
        do_piece();
    }
}

bool Worker::Impl::take(Jobs& jobs) {
    jobs.clear();
    std::unique_lock lock(mutex_);
    const auto something = [this] {
        return !waiting_.empty() || !long_work_.empty() || is_ending_;
    };
    while (!something() && Steady::now() < next_beat_) {
        if (next_beat_ == Steady::time_point::max()) {
            wake_.wait(lock);
        } else {
            wake_.wait_until(lock, next_beat_);
        }
    }
    const std::size_t count = std::min(waiting_.size(), settings_.most_together);
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(count);
    std::move(waiting_.begin(), end, std::back_inserter(jobs));
    waiting_.erase(waiting_.begin(), end);
    return !jobs.empty() || !long_work_.empty() || !is_ending_;
}

void Worker::Impl::finish(Jobs& jobs) {
    if (jobs.empty()) {
        return;
    }
    jobs_ += jobs.size();
    for (Job& job : jobs) {
        job.work = nullptr; // whatever it holds on to is let go here, before anybody is told
    }
    post_([done = std::make_shared<Jobs>(std::move(jobs))] {
        for (const Job& job : *done) {
            if (job.done) {
                job.done(job.failure);
            }
        }
    });
    jobs = {};
}

Worker::Worker(std::unique_ptr<storage::Connection> database, Post post,
               std::function<void()> forget, const Settings& settings)
    : impl_(std::make_unique<Impl>(std::move(database), std::move(post), std::move(forget),
                                   settings)) {}
Worker::~Worker() = default;

bool Worker::submit(Work work, Done done) {
    return impl_->submit(std::move(work), std::move(done));
}
Worker::Counters Worker::counters() const { return impl_->counters(); }
storage::Dialect Worker::dialect() const { return impl_->dialect(); }
void Worker::watch(Watch watch) { impl_->watch(std::move(watch)); }
void Worker::live(std::shared_ptr<ServiceClock> clock, std::chrono::milliseconds every) {
    impl_->live(std::move(clock), every);
}

} // namespace kamisado::online
