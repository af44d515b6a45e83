#include "online/rematches.h"

#include "online/invitation_terms.h"
#include "online/new_game.h"
#include "online/secrets.h"

#include <utility>

namespace kamisado::online {

namespace {

storage::StoredGame next_after(const storage::StoredGame& game, Millis now) {
    const bool is_rated =
        game.rated && !why_not_rated({.format = game.setup.format,
                                      .clock = game.setup.clock,
                                      .rated = true}); // there are games from before this rule
    storage::StoredGame next{.id = new_code(),
                             .watch = new_code(),
                             .setup = game.setup,
                             .begun = now,
                             .people = game.people,
                             .rated = is_rated,
                             .listed = is_rated,
                             .rematch = {},
                             .standing = {},
                             .entries = 0,
                             .no_preview = game.no_preview};
    std::swap(next.setup.seats[Player::Black], next.setup.seats[Player::Gold]);
    std::swap(next.people[Player::Black], next.people[Player::Gold]);
    return next;
}

/// A rematch is a game like any other.
std::optional<Refusal> why_no_room(storage::Connection& database, const storage::StoredGame& game) {
    for (const Player player : all_players) {
        const auto person =
            game.people[player] ? storage::person(database, *game.people[player]) : std::nullopt;
        if (person && why_no_more_games(database, *person)) {
            return refusal("rematch-too-many-games", "one of the two plays too many games already");
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> why_no_rematch(const LoadedGame& loaded_game) {
    if (loaded_game.stored.tournament) {
        return not_in_tournaments();
    }
    if (!loaded_game.match.match().is_over()) {
        return refusal("still-running", "this game is not over yet");
    }
    for (const Player player : all_players) {
        if (!loaded_game.stored.people[player] && !loaded_game.stored.setup.seats[player].level) {
            return refusal("opponent-gone", "the other player is not there any more");
        }
    }
    return std::nullopt;
}

std::expected<storage::StoredGame, Refusal> make_rematch(storage::Connection& database,
                                                         LoadedGames& loaded, std::string_view game,
                                                         Millis now) {
    // Another process may have made one that the table in memory does not know of.
    const auto stored = storage::game(database, game);
    const LoadedGame* const loaded_game = loaded.find(database, game, now);
    if (!stored || loaded_game == nullptr) {
        return std::unexpected(no_such_game());
    }
    if (auto refused = why_no_rematch(*loaded_game)) {
        return std::unexpected(std::move(*refused));
    }
    if (stored->rematch) {
        if (auto there = storage::game(database, *stored->rematch)) {
            return std::move(*there);
        }
    }
    if (auto refused = why_no_room(database, *stored)) {
        return std::unexpected(std::move(*refused));
    }
    storage::StoredGame next = next_after(*stored, now);
    if (add_beginning(database, next)) {
        return std::unexpected(refusal("rematch", "this match cannot begin again"));
    }
    if (!storage::set_rematch(database, game, next.id)) {
        // Somebody was quicker just now: this job is done again, and finds theirs.
        throw storage::DatabaseError(storage::DatabaseFault::Conflict, "two rematches at once");
    }
    loaded.is_outdated(game); // it does not know what follows
    return next;
}

void Rematches::offer(const Visit& visit, const Asker& asker, const Rematch& rematch) {
    const auto seated = Rooms::seat_of(visit, rematch.game);
    if (!seated) {
        core_->connections.refuse(asker, seated.error());
        return;
    }
    if (rematch.step == RematchStep::Decline) {
        set_offered(*seated->room, {}); // one's own offer, or the other's: there is none
        core_->connections.done(asker);
        return;
    }
    core_->jobs.ask(
        asker, core_->jobs.of(seated->room->id),
        [game = seated->room->id, now = core_->clock->now()](storage::Connection& database,
                                                             LoadedGames& loaded) {
            const LoadedGame* const loaded_game = loaded.find(database, game, now);
            return loaded_game != nullptr ? why_no_rematch(*loaded_game)
                                          : std::optional(no_such_game());
        },
        [this, asker, game = seated->room->id,
         player = seated->player](const std::optional<Refusal>& refusal) {
            if (refusal) {
                core_->connections.refuse(asker, *refusal);
            } else if (Room* const room = core_->rooms.find(game)) {
                accept(asker, *room, player);
            }
        });
}

void Rematches::accept(const Asker& asker, Room& room, Player player) {
    PerPlayer<bool> offered = room.rematch.offered;
    offered[player] = true;
    set_offered(room, offered);
    if (offered[opponent(player)] || room.is_computer[opponent(player)]) {
        start(asker, room);
    } else {
        core_->connections.done(asker);
    }
}

void Rematches::set_offered(Room& room, const PerPlayer<bool>& offered) {
    if (change_offered(room, offered)) {
        core_->bus.announce(
            bus::RematchOffered{.game = room.id, .offered = offered, .next = std::nullopt});
    }
}

bool Rematches::change_offered(Room& room, const PerPlayer<bool>& offered) {
    if (room.rematch.offered == offered) {
        return false;
    }
    room.rematch.offered = offered;
    core_->rooms.tell(room, RematchChanged{});
    return true;
}

/// At home, where all games begin: how many somebody plays is counted there.
void Rematches::start(const Asker& asker, const Room& room) {
    core_->jobs.ask(
        asker, core_->jobs.home(),
        [bus = core_->bus, game = room.id, now = core_->clock->now()](storage::Connection& database,
                                                                      LoadedGames& loaded) {
            auto next = make_rematch(database, loaded, game, now);
            if (next) {
                bus.announce(database, bus::RematchOffered{
                                           .game = game,
                                           .offered = {{true, true}},
                                           .next = {{.game = next->id, .watch = next->watch}}});
            }
            return next;
        },
        [this, asker, game = room.id](const std::expected<storage::StoredGame, Refusal>& next) {
            if (!next) {
                core_->connections.refuse(asker, next.error());
                return;
            }
            if (Room* const played = core_->rooms.find(game)) {
                next_is(*played, next->id, next->watch);
            }
            started_(*next);
            core_->connections.done(asker);
        });
}

void Rematches::next_is(Room& room, const storage::GameId& next, const std::string& watch) {
    if (room.rematch.next != next) {
        room.rematch.next = next;
        room.next_watch = watch;
        core_->rooms.tell(room, RematchChanged{});
    }
}

void Rematches::heard(const bus::RematchOffered& rematch) {
    if (Room* const room = core_->rooms.find(rematch.game)) {
        change_offered(*room, rematch.offered);
        if (rematch.next) {
            next_is(*room, rematch.next->game, rematch.next->watch);
        }
    }
}

} // namespace kamisado::online
