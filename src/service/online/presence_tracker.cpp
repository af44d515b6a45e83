#include "online/presence_tracker.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr Millis believed_for = 75'000;     ///< what another process said about who is there
constexpr std::size_t most_in_a_note = 100; ///< PostgreSQL takes 8000 bytes

} // namespace

void PresenceTracker::renew(Millis now) {
    rooms_->for_each([&](Room& room) {
        std::erase_if(room.elsewhere, [now](const Elsewhere& elsewhere) {
            return elsewhere.heard_at + believed_for < now;
        });
        changed_.insert(room.id);
    });
}

void PresenceTracker::tick() {
    if (changed_.empty()) {
        return;
    }
    const std::vector<storage::GameId> games(changed_.begin(), changed_.end());
    changed_.clear();
    for (const storage::GameId& game : games) {
        if (Room* const room = rooms_->find(game)) {
            if (const Presence presence = room->presence(); presence != room->told) {
                room->told = presence;
                rooms_->tell(*room, PresenceChanged{.game = {}, .presence = presence});
            }
            told_(*room);
        }
    }
    if (announce_) {
        announce(games);
    }
}

void PresenceTracker::announce(const std::vector<storage::GameId>& games) const {
    bus::PresenceHere here;
    for (const storage::GameId& game : games) {
        const Room* const room = rooms_->find(game);
        here.games.push_back(
            {.game = game, .presence = room != nullptr ? room->presence_here() : Presence{}});
        if (here.games.size() == most_in_a_note) {
            announce_(std::exchange(here, {}));
        }
    }
    if (!here.games.empty()) {
        announce_(std::move(here));
    }
}

void PresenceTracker::heard(const std::string& process, const bus::PresenceHere& here, Millis now) {
    for (const auto& [game, presence] : here.games) {
        if (Room* const room = rooms_->find(game)) {
            heard(*room, process, presence, now);
        }
    }
}

void PresenceTracker::heard(Room& room, const std::string& process, const Presence& presence,
                            Millis now) {
    const auto known = std::ranges::find(room.elsewhere, process, &Elsewhere::process);
    if (known == room.elsewhere.end()) {
        if (presence != Presence{}) {
            room.elsewhere.push_back({.process = process, .presence = presence, .heard_at = now});
            changed(room.id); // and so it hears who is here
        }
        return;
    }
    known->heard_at = now;
    if (std::exchange(known->presence, presence) != presence) {
        if (presence == Presence{}) {
            room.elsewhere.erase(known);
        }
        changed(room.id);
    }
}

} // namespace kamisado::online
