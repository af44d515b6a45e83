#pragma once

#include "online/connections.h"
#include "online/deadlines.h"
#include "online/loaded_games.h"
#include "online/wire.h"

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kamisado::online {

using People = PerPlayer<std::optional<storage::PersonId>>;

/// A connection in a room.
struct Member {
    Visit* visit = nullptr;
    std::optional<Player> seat;
    bool by_code = false;
    PerPlayer<bool> silences{}; ///< whose greetings it does not want to see
};
/// Who is in the same game with another process.
struct Elsewhere {
    std::string process;
    Presence presence;
    Millis heard_at = 0;
};
/// A game and the connections that are told of it.
struct Room {
    storage::GameId id;
    std::string watch;
    People people;
    PerPlayer<bool> is_computer{};
    EntryNumber last_number = 0; ///< that everybody here knows of
    Standstill standstill = Standstill::None;
    std::vector<Member> members;
    std::vector<Elsewhere> elsewhere;
    Presence told;
    RematchState rematch;   ///< as its players know it
    std::string next_watch; ///< the code by which watchers find the next one

    /// A game has two names, and so has the one that follows it.
    [[nodiscard]] RematchState rematch_for(bool by_code) const;
    /// Who is here; a player is while any of its connections has joined the game.
    [[nodiscard]] Presence presence_here() const;
    /// Who is in the game, here or with another process.
    [[nodiscard]] Presence presence() const;
    /// Asks the players for an echo when the clocks stop: whoever is back after an outage says so
    /// at once, and does not think in vain until the next heartbeat.
    void stand_still(Standstill now);
};

/// The games that somebody here is told of.
class Rooms {
  public:
    struct Seated {
        Room* room = nullptr;
        Player player{};
    };

    explicit Rooms(Connections& connections) : connections_(&connections) {}

    [[nodiscard]] Room* find(std::string_view game);
    [[nodiscard]] std::size_t size() const { return rooms_.size(); }
    /// The room, and whether it is new.
    [[nodiscard]] std::pair<Room&, bool> open(const storage::GameId& game);
    /// Unless the connection has joined already, by the same name.
    static bool join(Room& room, const Member& member);
    /// The last to leave closes the room.
    void leave(Visit& visit, const Joined& joined);
    template <typename Function>
    void for_each(Function function) {
        for (auto& [id, room] : rooms_) {
            function(room);
        }
    }

    /// What a connection has joined by this name; nullptr if it has not.
    [[nodiscard]] static const Joined* joined_as(const Visit& visit, std::string_view name);
    /// The seat of a connection in a game that it has joined.
    [[nodiscard]] static std::expected<Seated, Refusal> seat_of(const Visit& visit,
                                                                std::string_view game);
    /// Whether a person sees the greetings of the other one.
    void silence(storage::PersonId person, storage::PersonId other, bool is_silent);

    /// Sends a message to all members, or to those in one seat. Each of the two names that a game
    /// has goes into a text of its own, written once.
    template <typename Message>
    void tell(const Room& room, Message message, std::optional<Player> only = std::nullopt);

    /// Of rooms alone: a game that nobody here has joined is found by a sweep.
    [[nodiscard]] Deadlines& deadlines() { return deadlines_; }

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view id) const {
            return std::hash<std::string_view>()(id);
        }
    };

    Connections* connections_;
    std::unordered_map<storage::GameId, Room, Hash, std::equal_to<>> rooms_;
    Deadlines deadlines_;
};

template <typename Message>
void Rooms::tell(const Room& room, Message message, std::optional<Player> only) {
    Text by_id;
    Text by_code;
    for (const Member& member : room.members) {
        if (only && member.seat != only) {
            continue;
        }
        if constexpr (std::is_same_v<Message, Greeting>) {
            if (member.silences[message.by]) {
                continue;
            }
        }
        Text& text = member.by_code ? by_code : by_id;
        if (!text) {
            message.game = member.by_code ? room.watch : room.id;
            if constexpr (std::is_same_v<Message, RematchChanged>) {
                message.rematch = room.rematch_for(member.by_code);
            }
            text = message_text(message);
        }
        connections_->send(*member.visit->client, text);
    }
}

} // namespace kamisado::online
