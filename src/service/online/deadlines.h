#pragma once

#include "game/setup.h"
#include "storage/games.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace kamisado::online {

/// The next moment at which something happens in a game by itself: a flag falls, a clock resumes.
class Deadlines {
  public:
    /// Replaces the one that the game had.
    void set(const storage::GameId& game, std::optional<game::Millis> moment) {
        if (const auto known = by_game_.find(game); known != by_game_.end()) {
            by_moment_.erase({known->second, game});
            by_game_.erase(known);
        }
        if (moment) {
            by_game_.emplace(game, *moment);
            by_moment_.emplace(*moment, game);
        }
    }
    /// A game whose deadline is `now` or earlier, which is forgotten; the earliest first.
    [[nodiscard]] std::optional<storage::GameId> take_due(game::Millis now) {
        if (by_moment_.empty() || by_moment_.begin()->first > now) {
            return std::nullopt;
        }
        storage::GameId game = by_moment_.begin()->second;
        set(game, std::nullopt);
        return game;
    }

  private:
    std::map<storage::GameId, game::Millis> by_game_;
    std::set<std::pair<game::Millis, storage::GameId>> by_moment_;
};

} // namespace kamisado::online
