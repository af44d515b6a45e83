#pragma once

#include "online/game_news.h"

namespace kamisado::online {

/// What happens in games by itself: flags fall, computers decide, clocks that stand still resume. A
/// room knows its deadline; games that nobody here has joined are swept up every few seconds.
class GameClocks {
  public:
    GameClocks(HubCore& core, GameNews& news) : core_(&core), news_(&news) {}

    void tick();
    /// The computers may have been forgotten: they are asked at the next tick.
    void wake_computers() { next_wake_ = 0; }
    /// Another process may find the same in the same moment: the second of them changes nothing.
    void begin_if_both_are_here(const Room& room);
    /// A connection has shown that it is alive: clocks that waited for its person resume.
    void is_back(const Visit& visit);

  private:
    template <typename Which>
    void look_at_all(Which which);
    template <typename Resume>
    void resume(const storage::GameId& game, Resume resume);

    HubCore* core_;
    GameNews* news_;
    Millis next_sweep_ = 0;
    Millis next_wake_ = 0;
};

} // namespace kamisado::online
