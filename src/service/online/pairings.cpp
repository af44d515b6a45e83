#include "online/pairings.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace kamisado::online {

class Pairings::Impl {
  public:
    explicit Impl(Post post) : post_(std::move(post)), thread_([this] { work(); }) {}
    ~Impl() {
        {
            const std::scoped_lock lock(mutex_);
            is_ending_ = true;
        }
        wake_.notify_all();
        thread_.join();
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    Impl(Impl&&) = delete;
    Impl& operator=(Impl&&) = delete;

    void add(RoundToPair round, std::function<void(PairedRound)> done) {
        {
            const std::scoped_lock lock(mutex_);
            waiting_.push_back({.round = std::move(round), .done = std::move(done)});
        }
        wake_.notify_one();
    }

  private:
    struct Task {
        RoundToPair round;
        std::function<void(PairedRound)> done;
    };

    void work() {
        for (;;) {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
            if (is_ending_) {
                return;
            }
            Task task = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            auto paired = std::make_shared<PairedRound>(pair_round(std::move(task.round)));
            post_([done = std::move(task.done), paired] { done(std::move(*paired)); });
        }
    }

    Post post_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> waiting_;
    bool is_ending_ = false;
    std::thread thread_;
};

Pairings::Pairings(Post post) : post_(std::move(post)) {}
Pairings::~Pairings() = default;

void Pairings::pair(RoundToPair round, std::function<void(PairedRound)> done) {
    if (!post_) {
        done(pair_round(std::move(round)));
        return;
    }
    if (!impl_) {
        impl_ = std::make_unique<Impl>(post_);
    }
    impl_->add(std::move(round), std::move(done));
}

void Pairings::stop() { impl_.reset(); }

} // namespace kamisado::online
