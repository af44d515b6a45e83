#pragma once

#include "online/client.h"
#include "online/lag.h"
#include "online/limits.h"
#include "online/service_clock.h"
#include "online/wire.h"
#include "storage/people.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kamisado::online {

struct Room;

/// A game that a connection has joined.
struct Joined {
    Room* room = nullptr;
    bool by_code = false; ///< of the watchers' link
};

/// A connection and what is known of it. One of ten thousand: small.
struct Visit {
    std::shared_ptr<Client> client;
    std::optional<storage::PersonId> person;
    std::string household; ///< an address, as address_key() has it; in a club somebody there
    TokenBucket messages;
    TokenBucket excess; ///< messages that came too fast
    Lag lag;
    std::vector<Joined> joined;
    /// Games whose answer to a join has not been sent yet.
    std::vector<std::pair<std::string, std::weak_ptr<const void>>> joining;
    std::vector<std::string> held; ///< games whose join waits until there is room for its answer
    Millis heard_at = 0;
    Millis beat_at = 0; ///< when the last heartbeat was sent
    Millis next_beat = 0;
    std::int64_t beat = 0;
};

/// Which message of whom to answer.
struct Asker {
    std::shared_ptr<Client> client;
    std::optional<std::int64_t> id;
    std::optional<storage::PersonId> person;
};

/// Everybody who is connected: how to reach them, their heartbeats, and how fast they may talk.
class Connections {
  public:
    struct Counters {
        std::uint64_t refusals = 0;
        std::uint64_t messages_in = 0;
        std::uint64_t messages_out = 0;
    };
    using Visits = std::unordered_map<const Client*, Visit>;

    explicit Connections(std::shared_ptr<const ServiceClock> clock) : clock_(std::move(clock)) {}

    /// Says Welcome. The client stays until leave().
    void enter(const std::shared_ptr<Client>& client, const Visitor& visitor);
    void leave(const Visit& visit);
    [[nodiscard]] Visit* find(const Client& client);
    [[nodiscard]] Visit* find(const Asker& asker) { return find(*asker.client); }
    [[nodiscard]] const Visits& all() const { return visits_; }
    /// All connections of a person.
    [[nodiscard]] const std::vector<Visit*>& of(std::optional<storage::PersonId> person) const;
    /// Each person once, guests who have done nothing yet left out.
    [[nodiscard]] std::vector<storage::PersonId> everybody() const;
    /// Those guests count one each.
    [[nodiscard]] std::size_t people() const;

    /// A message has come. False if it is one too many: it is refused, and whoever does not stop is
    /// closed.
    [[nodiscard]] bool hear(Visit& visit, std::string_view text);
    void send(Client& client, const Text& text);
    void send(Client& client, const ServerMessage& message);
    void send_long(Client& client, std::vector<Text> pieces, std::shared_ptr<const void> lease);
    void done(const Asker& asker);
    void refuse(const Asker& asker, const Refusal& refusal);
    /// On all connections of a person.
    void tell(std::optional<storage::PersonId> person, const ServerMessage& message);
    void close(storage::PersonId person, const Closing& closing) const;
    void close_all(const Closing& closing);

    /// Sends heartbeats; closes connections that have been silent for too long.
    void tick();
    /// Whether this answers a heartbeat, for the first time.
    [[nodiscard]] bool echo(Visit& visit, const Echo& echo);

    [[nodiscard]] const Counters& counters() const { return counters_; }

  private:
    std::shared_ptr<const ServiceClock> clock_;
    Counters counters_;
    Visits visits_;
    std::unordered_map<storage::PersonId, std::vector<Visit*>> by_person_;
    std::int64_t beats_ = 0;
    std::int64_t spread_ = 0; ///< visitors whose second beat was given a moment of its own
};

[[nodiscard]] inline Text message_text(const ServerMessage& message) {
    return std::make_shared<const std::string>(write_message(message));
}

} // namespace kamisado::online
