#pragma once

#include "game/live_match.h"

#include <cstddef>
#include <map>
#include <utility>

namespace kamisado::wasm {

/// A live match that the page holds by its number.
struct LiveGame {
    game::LiveMatch match;
    /// Up to where the page has been given the log.
    game::EntryNumber told = 0;
};

class LiveGames {
  public:
    int add(LiveGame game) {
        games_.insert_or_assign(++last_number_, std::move(game));
        return last_number_;
    }
    /// Nothing when there is no such game.
    [[nodiscard]] LiveGame* find(int number) {
        const auto found = games_.find(number);
        return found == games_.end() ? nullptr : &found->second;
    }
    void remove(int number) { games_.erase(number); }

  private:
    std::map<int, LiveGame> games_;
    int last_number_ = 0;
};

} // namespace kamisado::wasm
