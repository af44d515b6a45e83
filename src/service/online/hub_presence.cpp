// Who is there. A player is, while any of its connections has joined the game. Changes are told a
// few times a second, so that a crowd that comes in costs one message and not one each.

#include "online/hub_impl.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr Millis between_announcements = 30'000;
constexpr Millis believed_for = 75'000;     ///< what another process said about who is there
constexpr std::size_t most_in_a_note = 100; ///< PostgreSQL takes 8000 bytes

} // namespace

Presence Hub::Impl::presence_here(const Room& room) {
    Presence presence;
    for (const Member& member : room.members) {
        if (member.seat) {
            presence.players[*member.seat] = true;
        } else {
            ++presence.watchers;
        }
    }
    return presence;
}

Presence Hub::Impl::presence_of(const Room& room) {
    Presence presence = presence_here(room);
    for (const Player player : all_players) {
        presence.players[player] = presence.players[player] || room.is_computer[player];
        for (const Elsewhere& elsewhere : room.elsewhere) {
            presence.players[player] =
                presence.players[player] || elsewhere.presence.players[player];
        }
    }
    for (const Elsewhere& elsewhere : room.elsewhere) {
        presence.watchers += elsewhere.presence.watchers;
    }
    return presence;
}

void Hub::Impl::presence_changed(const Room& room) { presence_changed_.insert(room.id); }

void Hub::Impl::tick_presence() {
    const Millis now = steady();
    if (bus_.shares() && now >= next_announcement_) {
        next_announcement_ = now + between_announcements;
        bus_.announce(bus::CrowdHere{.people = people_here()});
        for (auto& [id, room] : rooms_) {
            std::erase_if(room.elsewhere, [now](const Elsewhere& elsewhere) {
                return elsewhere.heard_at + believed_for < now;
            });
            presence_changed_.insert(id);
        }
    }
    tell_presence();
}

void Hub::Impl::tell_presence() {
    if (presence_changed_.empty()) {
        return;
    }
    const std::vector<storage::GameId> games(presence_changed_.begin(), presence_changed_.end());
    presence_changed_.clear();
    for (const storage::GameId& game : games) {
        const auto found = rooms_.find(game);
        if (found == rooms_.end()) {
            continue;
        }
        Room& room = found->second;
        if (const Presence presence = presence_of(room); presence != room.told) {
            room.told = presence;
            tell(room, PresenceChanged{.game = {}, .presence = presence});
        }
        begin_if_both_are_here(room);
    }
    if (bus_.shares()) {
        announce_presence(games);
    }
}

void Hub::Impl::announce_presence(const std::vector<storage::GameId>& games) {
    bus::PresenceHere here;
    for (const storage::GameId& game : games) {
        const auto found = rooms_.find(game);
        here.games.push_back(
            {.game = game,
             .presence = found != rooms_.end() ? presence_here(found->second) : Presence{}});
        if (here.games.size() == most_in_a_note) {
            bus_.announce(std::exchange(here, {}));
        }
    }
    if (!here.games.empty()) {
        bus_.announce(std::move(here));
    }
}

void Hub::Impl::heard(const std::string& process, const bus::PresenceHere& here) {
    for (const auto& [game, presence] : here.games) {
        if (const auto found = rooms_.find(game); found != rooms_.end()) {
            is_elsewhere(found->second, process, presence);
        }
    }
}

void Hub::Impl::is_elsewhere(Room& room, const std::string& process, const Presence& presence) {
    const auto known = std::ranges::find(room.elsewhere, process, &Elsewhere::process);
    if (known == room.elsewhere.end()) {
        if (presence != Presence{}) {
            room.elsewhere.push_back(
                {.process = process, .presence = presence, .heard_at = steady()});
            presence_changed(room); // and so it hears who is here
        }
        return;
    }
    known->heard_at = steady();
    if (std::exchange(known->presence, presence) != presence) {
        if (presence == Presence{}) {
            room.elsewhere.erase(known);
        }
        presence_changed(room);
    }
}

bool Hub::Impl::is_gone(storage::PersonId person) const {
    return !bus_.shares() && !by_person_.contains(person);
}

} // namespace kamisado::online
