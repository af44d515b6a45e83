#pragma once

#include "online/tournament_steps.h"
#include "online/worker.h"

#include <functional>
#include <memory>

namespace kamisado::online {

/// Pairs rounds on a thread of its own: with a thousand players it takes a second or two, for which
/// nobody's move waits.
class Pairings {
  public:
    /// Without a way back to the hub's thread, rounds are paired in the call.
    explicit Pairings(Post post);
    ~Pairings();
    Pairings(const Pairings&) = delete;
    Pairings& operator=(const Pairings&) = delete;
    Pairings(Pairings&&) = delete;
    Pairings& operator=(Pairings&&) = delete;

    /// `done` comes on the hub's thread.
    void pair(RoundToPair round, std::function<void(PairedRound)> done);
    /// What has not begun is forgotten; nobody is told of the rest.
    void stop();

  private:
    class Impl;
    std::unique_ptr<Impl> impl_; ///< from the first round on
    Post post_;
};

} // namespace kamisado::online
