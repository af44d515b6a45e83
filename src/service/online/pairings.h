#pragma once

#include "online/thread_pool.h"
#include "online/tournament_steps.h"
#include "online/worker.h"

#include <functional>
#include <optional>
#include <utility>

namespace kamisado::online {

/// Pairs rounds on a thread of its own: with a thousand players it takes a second or two, for which
/// nobody's move waits.
class Pairings {
  public:
    /// Without a way back to the hub's thread, rounds are paired in the call.
    explicit Pairings(Post post) : post_(std::move(post)) {}

    /// `done` comes on the hub's thread. False when too many wait already.
    [[nodiscard]] bool pair(RoundToPair round, std::function<void(PairedRound)> done);
    /// What has not begun is forgotten; nobody is told of the rest.
    void stop() { pool_.reset(); }

  private:
    Post post_;
    std::optional<ThreadPool> pool_; ///< from the first round on
};

} // namespace kamisado::online
