#pragma once

#include "storage/connection.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::online {

/// Hands a function to the thread on which the hub lives. May be called from any thread.
using Post = std::function<void(std::function<void()>)>;

/// The one thread that uses the database. Jobs are done in the order in which they were given;
/// those that wait together share a transaction, so that many moves cost one write to the disk.
/// A job that throws is rolled back alone. When the transaction fails, none of its jobs has
/// happened: `done` says so, and `forget` is called before the next job so that nothing in memory
/// remembers what is not on disk.
class Worker {
  public:
    struct Failure {
        storage::DatabaseFault fault = storage::DatabaseFault::Other;
        std::string message;
    };
    using Work = std::function<void(storage::Connection&)>;
    /// On the hub's thread, after the commit; nothing when all went well.
    using Done = std::function<void(const std::optional<Failure>&)>;
    struct Figures {
        std::size_t waiting = 0;
        std::size_t jobs = 0;
        std::size_t transactions = 0;
        std::size_t failures = 0;
    };

    /// `forget` runs on the worker's thread.
    Worker(std::unique_ptr<storage::Connection> database, Post post, std::function<void()> forget);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    Worker(Worker&&) = delete;
    Worker& operator=(Worker&&) = delete;
    /// Does what is waiting, then ends.
    ~Worker();

    /// False when too many wait already: the caller refuses as "online.busy".
    [[nodiscard]] bool submit(Work work, Done done);
    [[nodiscard]] Figures figures() const;

  private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace kamisado::online
