#pragma once

#include "online/postponed.h"
#include "online/worker.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::online {

class Worker::Impl {
  public:
    Impl(std::unique_ptr<storage::Connection> database, Post post, std::function<void()> forget,
         Settings settings);
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    Impl(Impl&&) = delete;
    Impl& operator=(Impl&&) = delete;
    ~Impl();

    bool submit(Work work, Done done);
    [[nodiscard]] Counters counters() const;
    [[nodiscard]] storage::Dialect dialect() const { return dialect_; }
    void watch(Watch watch);
    void live(std::shared_ptr<ServiceClock> clock, std::chrono::milliseconds every);

  private:
    using Steady = std::chrono::steady_clock;
    struct Job {
        Work work;
        Done done;
        std::optional<Failure> failure = std::nullopt;
        std::optional<Postponed> postponed = std::nullopt;
    };
    using Jobs = std::vector<Job>;
    /// Something that takes many transactions, and who waits for it.
    struct LongWork {
        std::string thing;
        Postponed::Piece piece;
        Jobs jobs;
    };

    void work();
    /// Waits for jobs, or until a sign of life is due. False when it is time to end.
    bool take(Jobs& jobs);
    void finish(Jobs& jobs);

    // worker_long.cpp
    /// Sets those aside that were postponed.
    void set_aside(Jobs& jobs);
    void do_piece();
    bool is_piece_last(const Postponed::Piece& piece);

    // worker_batch.cpp
    void perform(std::span<Job> jobs);
    void perform_together(std::span<Job> jobs);
    void perform_alone(Job& job);
    void run(Job& job);
    void roll_back_alone(const Failure& failure);
    void look_at_generation();
    static Failure failure_of(const std::exception& error);
    void fail(std::span<Job> jobs, const Failure& failure);
    void forget_everything();
    template <typename Tell, typename... What>
    void tell(const Tell& what_to_call, const What&... what);

    // worker_life.cpp
    /// Runs it, and again after a connection that broke was made anew; throws what is left.
    void insist(const std::function<void()>& attempt);
    void reconnect(Steady::time_point until);
    void notice_new_session();
    void say_alive();
    void beat();
    [[nodiscard]] std::optional<storage::LastSign> last_sign(bool was_gone) const;
    [[nodiscard]] std::shared_ptr<ServiceClock> clock() const;
    /// Whether another worker has found out that the time jumped, since the last call.
    bool has_jumped(const ServiceClock& clock);
    void notice_jump();

    std::unique_ptr<storage::Connection> database_;
    Post post_;
    std::function<void()> forget_;
    Settings settings_;
    storage::Dialect dialect_;
    std::optional<std::int64_t> generation_;
    std::deque<LongWork> long_work_; ///< the first one is being done
    bool is_connected_ = true;
    bool must_say_alive_ = false;
    std::size_t sessions_ = 1;             ///< of the connection, as far as has been noticed
    std::size_t jumps_ = 0;                ///< of the clock, likewise
    bool must_forget_ = false;             ///< after the next jobs
    std::optional<Millis> alive_at_;       ///< when that was said last
    std::optional<std::int64_t> alive_in_; ///< the generation then

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> waiting_;
    std::size_t set_aside_ = 0; ///< jobs in long_work_
    bool is_ending_ = false;
    Watch watch_;
    std::shared_ptr<ServiceClock> clock_;
    std::chrono::milliseconds every_{};
    Steady::time_point next_beat_ = Steady::time_point::max();

    std::atomic<std::size_t> jobs_ = 0;
    std::atomic<std::size_t> transactions_ = 0;
    std::atomic<std::size_t> failures_ = 0;

    std::thread thread_;
};

/// Posts a call of what somebody wants to know.
template <typename Tell, typename... What>
void Worker::Impl::tell(const Tell& what_to_call, const What&... what) {
    if (what_to_call) {
        post_([what_to_call, what...] { what_to_call(what...); });
    }
}

} // namespace kamisado::online
