#pragma once

#include "game/setup.h"
#include "online/service_clock.h"
#include "storage/connection.h"
#include "storage/life.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::online {

using game::Millis;

/// Hands a function to the thread on which the hub lives. May be called from any thread.
using Post = std::function<void(std::function<void()>)>;

/// A connection to the database and the one thread that uses it. Jobs are done in the order in
/// which they were given; those that wait together share a transaction, so that many moves cost one
/// write to the disk. A job that throws is rolled back alone. When the transaction fails, none of
/// its jobs has happened: `done` says so. Either way `forget` is called before the next job, so
/// that nothing in memory remembers what is not on disk.
///
/// A job may be run again, after a conflict with another process or a connection that broke: what
/// it gives away is set anew each time.
///
/// A job that is Postponed waits for what it needs. A piece of that is done after each
/// transaction, so that nobody else waits for more than a piece; jobs that wait for the same thing
/// stay in their order.
class Worker {
  public:
    struct Failure {
        storage::DatabaseFault fault = storage::DatabaseFault::Other;
        std::string message;
    };
    using Work = std::function<void(storage::Connection&)>;
    /// On the hub's thread, after the commit; nullopt if all went well.
    using Done = std::function<void(const std::optional<Failure>&)>;
    struct Counters {
        std::size_t waiting = 0;
        std::size_t jobs = 0;
        std::size_t transactions = 0;
        std::size_t failures = 0;
    };
    /// What happened to the database rather than in it. Told on the hub's thread; whatever was in
    /// memory has been forgotten.
    struct Watch {
        std::function<void(const storage::Outage&)> outage;
        std::function<void(std::int64_t)>
            restored;                      ///< other games than before: storage::generation
        std::function<void()> reconnected; ///< what was said in between may have been missed
        std::function<void(const Failure&)> failed = nullptr; ///< for the log
    };
    struct Settings {
        std::size_t most_waiting = 20'000;
        std::size_t most_together = 512;                    ///< in one transaction
        std::function<void()> before_transaction = nullptr; ///< on the worker's thread
        std::function<void()> after_commit = nullptr;       ///< likewise, before anybody is told
        std::chrono::milliseconds longest_reconnect{5000};
        std::chrono::milliseconds longest_answer{8'000}; ///< of a database across a network
    };
    static constexpr Millis longest_silence = 3000;
    /// Before the first sign of life after a start, or after the database was gone. A slow disk may
    /// make a living process silent for longer; here nobody could play, or somebody else has just
    /// spoken.
    static constexpr Millis longest_silence_before = 1500;

    /// `forget` runs on the worker's thread.
    Worker(std::unique_ptr<storage::Connection> database, Post post, std::function<void()> forget,
           const Settings& settings);
    Worker(std::unique_ptr<storage::Connection> database, Post post, std::function<void()> forget)
        : Worker(std::move(database), std::move(post), std::move(forget), Settings{}) {}
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    Worker(Worker&&) = delete;
    Worker& operator=(Worker&&) = delete;
    /// Does what is waiting, then ends.
    ~Worker();

    /// False when too many wait already: the caller refuses as "online.busy".
    [[nodiscard]] bool submit(Work work, Done done);
    [[nodiscard]] Counters counters() const;
    [[nodiscard]] storage::Dialect dialect() const;

    /// Who is to be told. Before the first job.
    void watch(Watch watch);
    /// From now on says every `every` that the service lives (storage::live), before any job that
    /// comes later; without it nobody notices an outage, nor a wall clock that jumps.
    void live(std::shared_ptr<ServiceClock> clock,
              std::chrono::milliseconds every = std::chrono::seconds(1));

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace kamisado::online
