#pragma once

#include "online/game_news.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

namespace kamisado::online {

/// What players do from their seats: decide, take back, plan.
class SeatActions {
  public:
    SeatActions(HubCore& core, GameNews& news) : core_(&core), news_(&news) {}

    void decide(const Visit& visit, const Asker& asker, const Decide& decide);
    void take_back(const Asker& asker, const Takeback& takeback);
    void plan(const Asker& asker, const SetPlan& plan);
    /// That were made here.
    [[nodiscard]] std::uint64_t moves() const { return moves_; }

  private:
    using Act = std::function<std::expected<Happening, Refusal>(storage::Connection&, LoadedGames&,
                                                                Player)>;
    /// `then` gets what has happened, unless it was refused.
    void act(const Asker& asker, const std::string& game, Act act,
             std::function<void(const Happening&)> then = {});

    HubCore* core_;
    GameNews* news_;
    std::uint64_t moves_ = 0;
    /// Asked for by a person, in all games.
    Buckets takebacks_{{.burst = 10, .per_second = 0.2}, 20'000};
};

} // namespace kamisado::online
