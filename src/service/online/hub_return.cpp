// Clocks that stand still go on when those are there for whom they wait.

#include "online/hub_impl.h"

namespace kamisado::online {

void Hub::Impl::stands_still(Room& room, Standstill standstill) {
    if (std::exchange(room.standstill, standstill) == standstill ||
        standstill == Standstill::None) {
        return;
    }
    // Who is there after an outage says so at once, and does not think for nothing until the next
    // beat.
    for (const Member& member : room.members) {
        if (member.seat) {
            member.visit->next_beat = 0;
        }
    }
}

/// Another process may find the same in the same moment: the second of them changes nothing.
void Hub::Impl::begin_if_both_are_here(const Room& room) {
    const Presence presence = presence_of(room);
    if (room.standstill == Standstill::Beginning && presence.players[Player::Black] &&
        presence.players[Player::Gold]) {
        resume(room.id,
               [game = room.id](storage::Connection& database, Tables& tables, Millis now) {
                   tables.both_are_here(database, game, now);
               });
    }
}

void Hub::Impl::is_back(const Visit& visit) {
    for (const Joined& joined : visit.joined) {
        const Room& room = *joined.room;
        if (joined.by_code || room.standstill == Standstill::None) {
            continue;
        }
        if (room.standstill == Standstill::Beginning) {
            begin_if_both_are_here(room); // should it have failed before
            continue;
        }
        for (const Player player : all_players) {
            if (visit.person && room.people[player] == visit.person) {
                resume(room.id, [game = room.id, player](storage::Connection& database,
                                                         Tables& tables, Millis now) {
                    tables.welcome_back(database, game, player, now);
                });
            }
        }
    }
}

void Hub::Impl::resume(const storage::GameId& game,
                       std::function<void(storage::Connection&, Tables&, Millis)> resume) {
    ask(
        of(game),
        [this, game, resume = std::move(resume), now = parts_.now()](storage::Connection& database,
                                                                     Tables& tables) {
            resume(database, tables, now);
            auto happening = tables.news(game);
            if (happening) {
                announce(database, *happening);
            }
            return happening;
        },
        [](Impl& self, const std::optional<Happening>& happening) {
            if (happening) {
                self.tell_happening(*happening);
            }
        });
}

} // namespace kamisado::online
