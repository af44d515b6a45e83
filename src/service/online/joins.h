#pragma once

#include "online/game_clocks.h"
#include "online/game_news.h"
#include "online/presence_tracker.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::online {

/// Who is told of which game: joining, with everything that has happened so far, and leaving.
class Joins {
  public:
    Joins(HubCore& core, GameNews& news, PresenceTracker& presence, GameClocks& clocks)
        : core_(&core), news_(&news), presence_(&presence), clocks_(&clocks) {}

    void join(Visit& visit, const Asker& asker, const Join& join);
    void leave(Visit& visit, std::string_view game);
    void leave_all(Visit& visit);
    /// Answers what had to wait.
    void tick();

  private:
    using Lease = std::shared_ptr<const void>;
    /// A join that waits until answers before it have been sent.
    struct Held {
        Asker asker;
        Join join;
    };
    struct JoinedGame {
        storage::GameId id;
        bool is_elsewhere = false; ///< only its id is known: it has to be asked for by that
        GameView view;             ///< its lines are:
        std::vector<Text> lines;
        People people;
        EntryNumber last_number = 0;
        std::optional<Millis> look_at;
        Standstill standstill = Standstill::None;
        std::string next_watch;
        std::optional<Happening> news;
        PerPlayer<bool> silences{};
    };

    static bool may_start(Visit& visit, std::string_view game);
    void hold(Visit& visit, const Asker& asker, const Join& join);
    static std::expected<JoinedGame, Refusal>
    look_up(storage::Connection& database, LoadedGames& loaded, const storage::GameId& id,
            const Join& join, std::optional<storage::PersonId> person, Millis now);
    void start(Visit& visit, const Asker& asker, const Join& join);
    void ask(const storage::GameId& id, const Asker& asker, const Join& join, const Lease& lease);
    Room& room_for(const JoinedGame& joined);
    void seat(const Asker& asker, JoinedGame& joined, const Lease& lease);
    void send_game(const Asker& asker, const JoinedGame& joined, const Lease& lease);
    void leave_room(Visit& visit, const Joined& joined);

    HubCore* core_;
    GameNews* news_;
    PresenceTracker* presence_;
    GameClocks* clocks_;
    std::vector<Held> held_;
};

} // namespace kamisado::online
