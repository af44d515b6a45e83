#pragma once

#include "online/game_news.h"
#include "online/limits.h"
#include "online/pairings.h"
#include "online/tournament_followers.h"
#include "online/tournament_steps.h"

#include <deque>
#include <unordered_set>
#include <utility>

namespace kamisado::online {

/// Takes the steps of tournaments that are due.
class TournamentDirector {
  public:
    TournamentDirector(HubCore& core, GameNews& news, TournamentFollowers& followers, Post post)
        : core_(&core), news_(&news), followers_(&followers), pairings_(std::move(post)) {}

    void tick();
    /// Somebody has changed one: what is due of it is done at the next tick.
    void hurry() { next_direction_ = 0; }

  private:
    /// Takes one step of the first that is due, and then goes on: moves come in between.
    void go_on();
    /// `step` is done by the worker, and its time is counted.
    template <typename Step>
    void take(const storage::TournamentId& tournament, Step step);
    void directed(const storage::TournamentId& tournament, TournamentStep& step);
    void pair(RoundToPair round);
    /// Whether tournaments have not had their share of the database lately.
    [[nodiscard]] bool may_go_on();

    HubCore* core_;
    GameNews* news_;
    TournamentFollowers* followers_;
    std::unordered_set<storage::TournamentId> pairing_; ///< on another thread
    Pairings pairings_;
    std::deque<storage::TournamentId> due_;
    TokenBucket work_; ///< seconds of the database
    Millis next_direction_ = 0;
};

} // namespace kamisado::online
