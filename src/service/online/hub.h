#pragma once

#include "online/client.h"
#include "online/computers.h"
#include "online/game_clocks.h"
#include "online/game_news.h"
#include "online/hub_core.h"
#include "online/joins.h"
#include "online/lobby.h"
#include "online/partitions.h"
#include "online/people_tracker.h"
#include "online/presence_tracker.h"
#include "online/rematches.h"
#include "online/seat_actions.h"
#include "online/tournament_director.h"
#include "online/tournament_followers.h"
#include "online/whereabouts.h"
#include "storage/people.h"
#include "storage/tournaments.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::online {

/// Routes what clients, other processes and HTTP say to the part that it concerns. Lives on one
/// thread; everything that needs the database goes to a worker, and only what is on disk is told.
class Hub {
  public:
    struct Parts {
        Partitions* partitions = nullptr;
        Computers* computers = nullptr;
        Now now; ///< a test's; else:
        std::shared_ptr<ServiceClock> clock = nullptr;
        /// How often each worker says that the service lives; 0: never, for tests.
        std::chrono::milliseconds heartbeat{1000};
        /// Whether other processes share the database; with PostgreSQL they always may.
        bool shares = false;
        /// The way back from the thread that pairs rounds; without it they are paired where
        /// everybody waits, which suits tests.
        Post post = nullptr;
    };
    struct Counters {
        std::size_t clients = 0;
        std::size_t games_watched = 0;
        std::uint64_t moves = 0;
        std::uint64_t refusals = 0;
        std::uint64_t messages_in = 0;
        std::uint64_t messages_out = 0;
    };

    explicit Hub(const Parts& parts);
    ~Hub() = default;
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;
    Hub(Hub&&) = delete;
    Hub& operator=(Hub&&) = delete;

    /// Says Welcome. The client stays until leave().
    void enter(const std::shared_ptr<Client>& client, const Visitor& visitor);
    void hear(Client& client, std::string_view text);
    void leave(Client& client);
    /// To be called some ten times a second: heartbeats, flags, the lobby, signs of life.
    void tick();

    /// What another process said (storage::Listener).
    void hear_process(std::string_view text);
    /// Something may have been missed: everything that is watched is looked at again.
    void catch_up();

    /// For those who answer over HTTP, after their work was committed.
    void game_started(const storage::StoredGame& game,
                      const std::optional<std::string>& invitation);
    void invited(storage::PersonId guest, const InvitationView& invitation);
    void lobby_changed();
    /// Something was done to a game.
    void happened(const Happening& happening);
    /// Others see it otherwise now; what is due of it is done at once.
    void tournament_changed(const storage::StoredTournament& tournament);
    /// Somebody's secret is no longer good, or belongs to another person now.
    void person_changed(storage::PersonId person);
    /// Whether somebody is surely not connected; whoever may be with another process is not gone.
    [[nodiscard]] bool is_gone(storage::PersonId person) const;
    /// Whether somebody is connected, to this process or another one.
    [[nodiscard]] bool is_here(storage::PersonId person) const;
    /// Where a person is, with regard to a game, as this process knows it.
    [[nodiscard]] Whereabouts whereabouts(storage::PersonId person, std::string_view game) const;
    /// Whether this person wants to see the greetings of the other one, from now on.
    void silence(storage::PersonId person, storage::PersonId other, bool is_silent);

    /// Says Closing to everybody.
    void close_all(const Closing& closing);
    [[nodiscard]] Counters counters() const;

  private:
    void watch_workers(std::chrono::milliseconds heartbeat);
    void catch_up(Partition& partition);
    void is_restored(std::int64_t generation);
    void tick_lobby();
    void came_or_went(storage::PersonId person);

    void fulfil(Visit& visit, const Asker& asker, const Wish& wish);
    void greet(const Visit& visit, const Asker& asker, const Greet& greet);
    void follow(const Visit& visit, const Asker& asker, const WatchTournament& watch);
    void tell_all(const bus::News& news);
    void hear(const std::string& process, const bus::News& news);
    void hear(const bus::GameChanged& changed);
    void hear(const bus::PersonInvited& invited);
    [[nodiscard]] bool has_connection(storage::PersonId person) const {
        return !core_.connections.of(person).empty();
    }

    HubCore core_;
    GameNews news_;
    GameClocks clocks_;
    PresenceTracker presence_;
    Joins joins_;
    SeatActions seats_;
    Rematches rematches_;
    Lobby lobby_;
    PeopleTracker people_;
    TournamentFollowers followers_;
    TournamentDirector director_;
    /// Of a person, in however many tabs.
    Buckets greetings_{{.burst = 4, .per_second = 4.0 / 60}, 20'000};
    std::int64_t restored_ = 0; ///< the last backup, by its generation
};

} // namespace kamisado::online
