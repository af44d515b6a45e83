#pragma once

#include "online/hub.h"
#include "online/lag.h"
#include "online/limits.h"
#include "online/wire.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Who is connected, and the games that they are told of.
namespace kamisado::online::hub {

using People = PerPlayer<std::optional<storage::PersonId>>;
struct Room;

struct Joined {
    Room* room = nullptr;
    bool by_code = false; ///< of the watchers' link
};
/// One of ten thousand: small.
struct Visit {
    std::shared_ptr<Client> client;
    std::optional<storage::PersonId> person;
    std::string address; ///< as address_key() has it
    TokenBucket messages;
    Lag lag;
    std::vector<Joined> joined;
    /// Games whose answer to a join is not yet on its way.
    std::vector<std::pair<std::string, std::weak_ptr<const void>>> joining;
    bool holds_join = false;
    Millis heard_at = 0;
    Millis beat_at = 0; ///< when the last one was sent
    Millis next_beat = 0;
    std::int64_t beat = 0;
    int too_fast = 0;
};
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
/// A game that somebody here is told of.
struct Room {
    storage::GameId id;
    std::string watch;
    People people;
    PerPlayer<bool> is_computer{};
    EntryNumber last_number = 0; ///< that everybody here knows of
    std::optional<Millis> look_at;
    Standstill standstill = Standstill::None;
    std::vector<Member> members;
    std::vector<Elsewhere> elsewhere;
    Presence told;
    RematchState rematch;   ///< as its players know it
    std::string next_watch; ///< the code by which watchers find the next one
};

/// A game has two names, and so has the one that follows it.
[[nodiscard]] RematchState rematch_for(const Room& room, bool by_code);

} // namespace kamisado::online::hub
