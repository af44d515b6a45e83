// Once more, with sides changed, when both want it.

#include "online/hub_impl.h"
#include "online/rematch.h"

namespace kamisado::online {

RematchState hub::rematch_for(const Room& room, bool by_code) {
    RematchState rematch = room.rematch;
    if (by_code && rematch.next) {
        rematch.next = room.next_watch;
    }
    return rematch;
}

void Hub::Impl::tell_rematch(Room& room) { tell(room, RematchChanged{}); }

/// The seat of a connection in a game that it has joined.
std::expected<Hub::Impl::Seated, Refusal> Hub::Impl::seated_as(const Visit& visit,
                                                               std::string_view game) {
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

void Hub::Impl::wish(Visit& visit, const Asker& asker, const Rematch& rematch) {
    const auto seated = seated_as(visit, rematch.game);
    if (!seated) {
        refuse(asker, seated.error());
        return;
    }
    if (rematch.step == RematchStep::Decline) {
        offer_rematch(*seated->room, {}); // one's own offer, or the other's: there is none
        done(asker);
        return;
    }
    ask(
        asker, of(seated->room->id),
        [game = seated->room->id, now = parts_.now()](storage::Connection& database,
                                                      Tables& tables) {
            const Tables::Table* const table = tables.find(database, game, now);
            return table != nullptr ? why_no_rematch(*table) : std::optional(no_such_game());
        },
        [asker, game = seated->room->id,
         player = seated->player](Impl& self, const std::optional<Refusal>& refusal) {
            if (refusal) {
                self.refuse(asker, *refusal);
            } else if (const auto found = self.rooms_.find(game); found != self.rooms_.end()) {
                self.accept_offer(asker, found->second, player);
            }
        });
}

void Hub::Impl::accept_offer(const Asker& asker, Room& room, Player player) {
    PerPlayer<bool> offered = room.rematch.offered;
    offered[player] = true;
    offer_rematch(room, offered);
    if (offered[opponent(player)] || room.is_computer[opponent(player)]) {
        start_rematch(asker, room);
    } else {
        done(asker);
    }
}

void Hub::Impl::offer_rematch(Room& room, const PerPlayer<bool>& offered) {
    if (set_offered(room, offered)) {
        bus_.announce(
            bus::RematchOffered{.game = room.id, .offered = offered, .next = std::nullopt});
    }
}

bool Hub::Impl::set_offered(Room& room, const PerPlayer<bool>& offered) {
    if (room.rematch.offered == offered) {
        return false;
    }
    room.rematch.offered = offered;
    tell_rematch(room);
    return true;
}

/// At home, where all games begin: how many somebody plays is counted there.
void Hub::Impl::start_rematch(const Asker& asker, const Room& room) {
    ask(
        asker, home(),
        [this, game = room.id, now = parts_.now()](storage::Connection& database, Tables& tables) {
            auto next = make_rematch(database, tables, game, now);
            if (next) {
                bus_.announce(database, bus::RematchOffered{
                                            .game = game,
                                            .offered = {{true, true}},
                                            .next = {{.game = next->id, .watch = next->watch}}});
            }
            return next;
        },
        [asker, game = room.id](Impl& self,
                                const std::expected<storage::StoredGame, Refusal>& next) {
            if (!next) {
                self.refuse(asker, next.error());
                return;
            }
            if (const auto found = self.rooms_.find(game); found != self.rooms_.end()) {
                self.rematch_is(found->second, next->id, next->watch);
            }
            self.game_started(*next, std::nullopt);
            self.done(asker);
        });
}

void Hub::Impl::rematch_is(Room& room, const storage::GameId& next, const std::string& watch) {
    if (room.rematch.next != next) {
        room.rematch.next = next;
        room.next_watch = watch;
        tell_rematch(room);
    }
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::RematchOffered& rematch) {
    const auto found = rooms_.find(rematch.game);
    if (found == rooms_.end()) {
        return;
    }
    set_offered(found->second, rematch.offered);
    if (rematch.next) {
        rematch_is(found->second, rematch.next->game, rematch.next->watch);
    }
}

} // namespace kamisado::online
