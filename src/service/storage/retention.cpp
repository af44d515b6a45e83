#include "storage/retention.h"

#include "game/log_text.h"
#include "storage/invitations.h"
#include "storage/life.h"
#include "storage/values.h"

namespace kamisado::storage {

Cleaner::Deleted Cleaner::clean(Connection& database, Millis now, std::size_t rows) {
    Deleted deleted;
    if (retention_.invitations > 0) {
        remove_invitations_before(database, lived_since(database, now, retention_.invitations));
    }
    if (retention_.games > 0) {
        deleted.games = clean_games(database, lived_since(database, now, retention_.games), rows);
    }
    if (retention_.guests > 0) {
        deleted.guests =
            clean_people(database, lived_since(database, now, retention_.guests), rows);
    }
    return deleted;
}

std::vector<GameId> Cleaner::clean_games(Connection& database, Millis before, std::size_t rows) {
    const Rows page =
        database.run("SELECT g.id, g.clock, g.ended, s.last_moment FROM games g JOIN standings s "
                     "ON s.game = g.id WHERE g.id > $1 ORDER BY g.id LIMIT $2",
                     {value_of(game_), value_of(rows)});
    std::vector<GameId> deleted;
    const std::string no_clock = game::write_clock(game::NoClock{});
    for (const Row& row : page) {
        if (row.text(1) == no_clock && row.is_null(2) && row.number(3) < before) {
            deleted.push_back(row.text(0));
        }
    }
    for (const GameId& game : deleted) {
        database.change("DELETE FROM invitations WHERE game = $1", {value_of(game)});
        database.change("DELETE FROM games WHERE id = $1", {value_of(game)});
    }
    game_ = page.size() < rows ? GameId() : page.back().text(0);
    return deleted;
}

std::size_t Cleaner::clean_people(Connection& database, Millis before, std::size_t rows) {
    const Rows page = database.run("SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2",
                                   {value_of(person_), value_of(rows)});
    if (page.empty()) {
        person_ = 0;
        return 0;
    }
    const auto deleted = database.change(
        "DELETE FROM people WHERE id > $1 AND id <= $2 AND kind = 0 AND created < $3 "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE black_person = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE gold_person = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM invitations WHERE host = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM invitations WHERE guest = people.id)",
        {value_of(person_), page.back().value(0), value_of(before)});
    person_ = page.back().number(0);
    return deleted;
}

} // namespace kamisado::storage
