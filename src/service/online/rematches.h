#pragma once

#include "online/hub_core.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kamisado::online {

/// Nullopt if the two can play once more.
[[nodiscard]] std::optional<Refusal> why_no_rematch(const LoadedGame& loaded_game);
/// The game that follows, sides changed; the one that there is, if somebody was quicker.
[[nodiscard]] std::expected<storage::StoredGame, Refusal>
make_rematch(storage::Connection& database, LoadedGames& loaded, std::string_view game, Millis now);

/// Offers to play once more, with sides changed, until both want it.
class Rematches {
  public:
    using Started = std::function<void(const storage::StoredGame&)>;

    /// `started` is told of the games that both wanted.
    Rematches(HubCore& core, Started started) : core_(&core), started_(std::move(started)) {}

    void offer(const Visit& visit, const Asker& asker, const Rematch& rematch);
    void heard(const bus::RematchOffered& rematch);

  private:
    void accept(const Asker& asker, Room& room, Player player);
    void set_offered(Room& room, const PerPlayer<bool>& offered);
    bool change_offered(Room& room, const PerPlayer<bool>& offered);
    void start(const Asker& asker, const Room& room);
    void next_is(Room& room, const storage::GameId& next, const std::string& watch);

    HubCore* core_;
    Started started_;
};

} // namespace kamisado::online
