#include "online/rematch.h"

#include "online/invitation_terms.h"
#include "online/new_game.h"
#include "online/refusals.h"
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

std::optional<Refusal> why_no_rematch(const Tables::Table& table) {
    if (table.stored.tournament) {
        return not_in_tournaments();
    }
    if (!table.match.match().is_over()) {
        return refusal("still-running", "this game is not over yet");
    }
    for (const Player player : all_players) {
        if (!table.stored.people[player] && !table.stored.setup.seats[player].level) {
            return refusal("opponent-gone", "the other player is not there any more");
        }
    }
    return std::nullopt;
}

std::expected<storage::StoredGame, Refusal>
make_rematch(storage::Connection& database, Tables& tables, std::string_view game, Millis now) {
    // Another process may have made one that the table in memory does not know of.
    const auto stored = storage::game(database, game);
    const Tables::Table* const table = tables.find(database, game, now);
    if (!stored || table == nullptr) {
        return std::unexpected(no_such_game());
    }
    if (auto refused = why_no_rematch(*table)) {
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
    tables.is_outdated(game); // it does not know what follows
    return next;
}

} // namespace kamisado::online
