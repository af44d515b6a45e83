#include "online/rooms.h"

#include "online/refusals.h"

#include <algorithm>

namespace kamisado::online {

RematchState Room::rematch_for(bool by_code) const {
    RematchState state = rematch;
    if (by_code && state.next) {
        state.next = next_watch;
    }
    return state;
}

Presence Room::presence_here() const {
    Presence here;
    for (const Member& member : members) {
        if (member.seat) {
            here.players[*member.seat] = true;
        } else {
            ++here.watchers;
        }
    }
    return here;
}

Presence Room::presence() const {
    Presence all = presence_here();
    for (const Player player : all_players) {
        all.players[player] = all.players[player] || is_computer[player] ||
                              std::ranges::any_of(elsewhere, [player](const Elsewhere& other) {
                                  return other.presence.players[player];
                              });
    }
    for (const Elsewhere& other : elsewhere) {
        all.watchers += other.presence.watchers;
    }
    return all;
}

void Room::stand_still(Standstill now) {
    if (std::exchange(standstill, now) == now || now == Standstill::None) {
        return;
    }
    for (const Member& member : members) {
        if (member.seat) {
            member.visit->next_beat = 0;
        }
    }
}

Room* Rooms::find(std::string_view game) {
    const auto found = rooms_.find(game);
    return found != rooms_.end() ? &found->second : nullptr;
}

std::pair<Room&, bool> Rooms::open(const storage::GameId& game) {
    const auto [place, is_new] = rooms_.try_emplace(game);
    place->second.id = game;
    return {place->second, is_new};
}

bool Rooms::join(Room& room, const Member& member) {
    if (joined_as(*member.visit, member.by_code ? room.watch : room.id) != nullptr) {
        return false;
    }
    member.visit->joined.push_back({.room = &room, .by_code = member.by_code});
    room.members.push_back(member);
    return true;
}

void Rooms::leave(Visit& visit, const Joined& joined) {
    const auto [room, by_code] = joined;
    std::erase_if(room->members, [&](const Member& member) {
        return member.visit == &visit && member.by_code == by_code;
    });
    std::erase_if(visit.joined, [&](const Joined& other) {
        return other.room == room && other.by_code == by_code;
    });
    if (room->members.empty()) {
        deadlines_.set(room->id, std::nullopt);
        rooms_.erase(storage::GameId(room->id));
    }
}

const Joined* Rooms::joined_as(const Visit& visit, std::string_view name) {
    const auto found = std::ranges::find_if(visit.joined, [&](const Joined& joined) {
        return name == (joined.by_code ? joined.room->watch : joined.room->id);
    });
    return found != visit.joined.end() ? &*found : nullptr;
}

std::expected<Rooms::Seated, Refusal> Rooms::seat_of(const Visit& visit, std::string_view game) {
    const Joined* const joined = joined_as(visit, game);
    if (joined == nullptr) {
        return std::unexpected(refusal("not-joined", "this game has not been joined"));
    }
    for (const Player player : all_players) {
        if (!joined->by_code && visit.person && joined->room->people[player] == visit.person) {
            return Seated{.room = joined->room, .player = player};
        }
    }
    return std::unexpected(watching());
}

void Rooms::silence(storage::PersonId person, storage::PersonId other, bool is_silent) {
    for (const Visit* const visit : connections_->of(person)) {
        for (const Joined& joined : visit->joined) {
            for (Member& member : joined.room->members) {
                for (const Player player : all_players) {
                    if (member.visit == visit && joined.room->people[player] == other) {
                        member.silences[player] = is_silent;
                    }
                }
            }
        }
    }
}

} // namespace kamisado::online
