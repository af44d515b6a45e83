#pragma once

#include "online/thread_pool.h"
#include "online/worker.h"

#include <cstddef>
#include <functional>
#include <string>

namespace kamisado::online {

/// argon2id on threads of its own, so that nobody waits for somebody else's password. Few at a
/// time, because each takes 64 MB, and few in the queue.
class Passwords {
  public:
    explicit Passwords(Post post, std::size_t threads = 2, std::size_t most_waiting = 64);

    /// The hash comes on the hub's thread; it is empty when there was no memory for it. False when
    /// too many wait already; households take turns.
    [[nodiscard]] bool hash(Household household, std::string password,
                            std::function<void(std::string)> done);
    /// Whether it is the one. An empty hash takes as long as any and is never right.
    [[nodiscard]] bool check(Household household, std::string hash, std::string password,
                             std::function<void(bool)> done);

  private:
    Post post_;
    ThreadPool threads_; ///< ends first
};

} // namespace kamisado::online
