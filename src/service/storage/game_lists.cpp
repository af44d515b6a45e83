#include "storage/game_row.h"
#include "storage/games.h"
#include "storage/values.h"

#include <limits>

namespace kamisado::storage {

namespace {

/// The games of one seat, along the index that ends with `ended`.
std::string of_seat(std::string_view seat, Which which, bool listed_only) {
    std::string statement = "SELECT " + std::string(game_columns) + " FROM " +
                            std::string(game_tables) + " WHERE g." + std::string(seat) + " = $1";
    statement += which == Which::Running ? " AND g.ended IS NULL AND s.last_moment < $2"
                                         : " AND g.ended < $2";
    if (listed_only) {
        statement += " AND g.listed = 1";
    }
    statement +=
        which == Which::Running ? " ORDER BY s.last_moment DESC" : " ORDER BY g.ended DESC";
    return statement + " LIMIT $3";
}

std::string of_person(Which which, bool listed_only) {
    return "SELECT * FROM (" + of_seat("black_person", which, listed_only) +
           ") b UNION ALL SELECT * FROM (" + of_seat("gold_person", which, listed_only) +
           ") g ORDER BY last_moment DESC, id LIMIT $3";
}

const std::string& statement_for(Which which, bool listed_only) {
    static const std::string running = of_person(Which::Running, false);
    static const std::string over = of_person(Which::Over, false);
    static const std::string listed_running = of_person(Which::Running, true);
    static const std::string listed_over = of_person(Which::Over, true);
    if (which == Which::Running) {
        return listed_only ? listed_running : running;
    }
    return listed_only ? listed_over : over;
}

std::vector<GameId> ids_of(const Rows& rows) {
    std::vector<GameId> ids;
    ids.reserve(rows.size());
    for (const Row& row : rows) {
        ids.push_back(row.text(0));
    }
    return ids;
}

} // namespace

std::vector<StoredGame> games_of(Connection& database, PersonId person, Which which,
                                 std::size_t most, std::optional<Millis> before, bool listed_only) {
    std::vector<StoredGame> games;
    for (const Row& row : database.run(
             statement_for(which, listed_only),
             {value_of(person), value_of(before.value_or(std::numeric_limits<Millis>::max())),
              value_of(most)})) {
        games.push_back(game_from(row));
    }
    return games;
}

std::vector<WatchedGame> games_to_watch(Connection& database, std::size_t most) {
    static const std::string statement =
        "SELECT " + std::string(game_columns) +
        ", bp.name, bp.kind, br.points, gp.name, gp.kind, gr.points FROM " +
        std::string(game_tables) +
        " LEFT JOIN people bp ON bp.id = g.black_person"
        " LEFT JOIN people gp ON gp.id = g.gold_person"
        " LEFT JOIN ratings br ON br.person = g.black_person AND br.format = g.format"
        " LEFT JOIN ratings gr ON gr.person = g.gold_person AND gr.format = g.format"
        " WHERE g.ended IS NULL AND g.listed = 1 AND g.clock LIKE '%+%'"
        " ORDER BY g.begun DESC, g.id LIMIT $1";
    std::vector<WatchedGame> games;
    for (const Row& row : database.run(statement, {value_of(most)})) {
        WatchedGame watched{.game = game_from(row), .people = {}};
        for (const Player player : all_players) {
            const std::size_t column = game_column_count + (player == Player::Black ? 0 : 3);
            if (row.is_null(column)) {
                continue;
            }
            watched.people[player] = {
                .name = row.text(column),
                .kind = static_cast<PersonKind>(row.number(column + 1)),
                .rating = row.is_null(column + 2)
                              ? std::nullopt
                              : std::optional(static_cast<int>(row.number(column + 2)))};
        }
        games.push_back(std::move(watched));
    }
    return games;
}

std::size_t count_running(Connection& database, PersonId person) {
    const Rows rows = database.run(
        "SELECT (SELECT count(*) FROM games WHERE black_person = $1 AND ended IS NULL) + "
        "(SELECT count(*) FROM games WHERE gold_person = $1 AND ended IS NULL)",
        {value_of(person)});
    return static_cast<std::size_t>(rows.front().number(0));
}

std::vector<GameId> games_with_flag_before(Connection& database, Millis moment, std::size_t most) {
    return ids_of(database.run("SELECT game FROM standings WHERE flag_at IS NOT NULL "
                               "AND flag_at < $1 ORDER BY flag_at LIMIT $2",
                               {value_of(moment), value_of(most)}));
}

std::vector<GameId> games_waiting_for_computer(Connection& database, std::size_t most) {
    return ids_of(database.run(
        "SELECT g.id FROM games g JOIN standings s ON s.game = g.id "
        "WHERE g.ended IS NULL AND (g.black_level IS NOT NULL OR g.gold_level IS NOT NULL) "
        "AND ((s.decider = 0 AND g.black_level IS NOT NULL) "
        "OR (s.decider = 1 AND g.gold_level IS NOT NULL)) ORDER BY g.begun LIMIT $1",
        {value_of(most)}));
}

} // namespace kamisado::storage
