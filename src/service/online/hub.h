#pragma once

#include "online/computers.h"
#include "online/log_pieces.h"
#include "online/partitions.h"
#include "online/wire.h"
#include "storage/people.h"
#include "storage/tournaments.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::online {

/// A connection as the hub sees it: a WebSocket, or a test.
class Client {
  public:
    Client() = default;
    virtual ~Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    Client(Client&&) = delete;
    Client& operator=(Client&&) = delete;

    /// Never waits: who reads too slowly is dropped. The text is shared by all who get it. Neither
    /// this nor close() calls the hub: it is told later.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    /// A text in pieces, of which many are shared. However long it is, it does not count as reading
    /// too slowly; `lease` is let go of once it is on its way.
    virtual void send_long(std::vector<Text> pieces, std::shared_ptr<const void> lease);
    /// The smallest round trip that the system has measured; nullopt behind a proxy, where it would
    /// be the proxy's.
    [[nodiscard]] virtual std::optional<Millis> round_trip() { return std::nullopt; }
    /// Says `Closing` and ends; the hub is told by leave().
    virtual void close(const Closing& closing) = 0;
};

/// Who is behind a connection.
struct Visitor {
    std::optional<storage::Person> person;
    std::string address; ///< for limits, never shown
};

/// All who are connected, what each of them hears of, and what they ask for. Lives on one thread;
/// everything that needs the database goes to a worker, and only what is on disk is told.
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

    explicit Hub(Parts parts);
    ~Hub();
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;
    Hub(Hub&&) = delete;
    Hub& operator=(Hub&&) = delete;

    /// Says Welcome. The client stays until leave().
    void enter(const std::shared_ptr<Client>& client, const Visitor& visitor);
    void hear(Client& client, std::string_view text);
    void leave(Client& client);
    /// To be called some ten times a second: beats, flags, the lobby, signs of life.
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
    /// Whether somebody is surely not connected; who may be with another process is not gone.
    [[nodiscard]] bool is_gone(storage::PersonId person) const;
    /// Whether somebody is connected to this process.
    [[nodiscard]] bool is_here(storage::PersonId person) const;
    /// Whether this person wants to see the greetings of the other one, from now on.
    void silence(storage::PersonId person, storage::PersonId other, bool is_silent);

    /// Says Closing to everybody.
    void close_all(const Closing& closing);
    [[nodiscard]] Counters counters() const;

  private:
    class Impl;
    std::shared_ptr<Impl> impl_; ///< answers of workers may come when the hub is gone
};

} // namespace kamisado::online
