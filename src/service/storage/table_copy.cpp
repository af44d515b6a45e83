#include "storage/table_copy.h"

#include <array>
#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>

namespace kamisado::storage {

namespace {

struct Table {
    std::string_view name;
    std::string_view columns; ///< those of its key come first
    std::size_t size = 0;     ///< how many columns
    std::size_t key = 1;      ///< how many of them are the key
};

// Each after those that it refers to.
constexpr std::array all_tables{
    // Without `owner`, which may be a person that comes later.
    Table{"people", "id, name, created, kind, unique_name, password, look, host, closed", 9},
    Table{"secrets", "hash, person, created, seen, browser", 5},
    Table{"recovery_codes", "person, hash, created", 3, 2},
    Table{"games",
          "id, watch, format, start, black_name, black_level, black_person, gold_name, gold_level, "
          "gold_person, clock, takebacks, begun, rated, counted, listed, rematch, ended, "
          "voided, tournament, no_preview",
          21},
    Table{"standings",
          "game, entries, ply, decider, winner, black_points, gold_points, flag_at, last_moment, "
          "position",
          10},
    Table{"entries", "game, number, line", 3, 2},
    Table{"invitations",
          "code, host, format, host_side, clock, rated, visibility, guest, created, game, "
          "by_experience, no_preview",
          12},
    Table{"plans", "game, player, ply, answers", 4, 2},
    Table{"ratings", "person, format, rating, deviation, volatility, games, changed, points", 8, 2},
    Table{"rating_changes", "game, person, format, before, after, at", 6, 2},
    Table{"relations", "person, other, kind, since", 4, 2},
    Table{"reports", "id, reporter, person, name, game, reason, words, created, closed", 9},
    Table{"deeds", "id, at, host, deed, target, why", 6},
    Table{"tournaments",
          "id, host, name, kind, format, clock, rated, rounds, created, begins, state, round, "
          "ended, version, due, games, minutes, started, ends",
          19},
    Table{"entrants",
          "tournament, number, person, rating, first_round, last_round, absences, paused, "
          "free_since",
          9, 2},
    Table{"meetings",
          "tournament, round, board, first_entrant, second_entrant, first_score, second_score, "
          "forfeit",
          8, 3},
    Table{"tournament_games",
          "game, tournament, round, board, number, first_black, called, black_came, gold_came", 9},
    Table{"server_keys", "name, value", 2},
    Table{"push_subscriptions", "key_hash, person, endpoint, p256dh, auth, language, created", 7},
    Table{"mail_addresses", "person, address, language, confirm_hash, stop_code, confirmed, asked",
          7},
    Table{"notice_settings", "person, unwanted", 2},
    Table{"notices", "person, kind, subject, stamp, due, attempts", 6, 3},
    Table{"fair_play_due", "game, due", 2},
    Table{"fair_play", "game, side, person, format, rating, moves, chances, created", 8, 2},
    Table{"life", "id, seen, seen_before, generation", 4},
    Table{"outages", "began, ended", 2},
};

constexpr int page_rows = 500;

/// "$1, $2, $3"
std::string places(std::size_t count) {
    std::string text;
    for (std::size_t number = 1; number <= count; ++number) {
        text += (number == 1 ? "$" : ", $") + std::to_string(number);
    }
    return text;
}

std::string key_of(const Table& table) {
    std::size_t end = 0;
    for (std::size_t part = 0; part < table.key; ++part) {
        end = table.columns.find(',', part == 0 ? 0 : end + 1);
    }
    return std::string(table.columns.substr(0, end));
}

/// The next rows after a key, or the first ones.
Rows page(Connection& from, const Table& table, const Values& after) {
    const std::string key = key_of(table);
    std::string statement =
        "SELECT " + std::string(table.columns) + " FROM " + std::string(table.name);
    if (!after.empty()) {
        statement += " WHERE (" + key + ") > (" + places(table.key) + ")";
    }
    return from.run(statement + " ORDER BY " + key + " LIMIT " + std::to_string(page_rows), after);
}

Values values_of(const Row& row, std::size_t count) {
    Values values;
    values.reserve(count);
    for (std::size_t column = 0; column < count; ++column) {
        values.push_back(row.value(column));
    }
    return values;
}

void copy_table(Connection& from, Connection& to, const Table& table) {
    const std::string insert = "INSERT INTO " + std::string(table.name) + " (" +
                               std::string(table.columns) + ") VALUES (" + places(table.size) + ")";
    Values after;
    for (;;) {
        const Rows rows = page(from, table, after);
        for (const Row& row : rows) {
            to.change(insert, values_of(row, table.size));
        }
        if (rows.size() < page_rows) {
            return;
        }
        after = values_of(rows.back(), table.key);
    }
}

void copy_owners(Connection& from, Connection& to) {
    for (const Row& row : from.run("SELECT id, owner FROM people WHERE owner IS NOT NULL")) {
        to.change("UPDATE people SET owner = $2 WHERE id = $1", values_of(row, 2));
    }
}

/// New rows are counted on from those that came in.
void count_on(Connection& database) {
    if (database.dialect() == Dialect::Postgres) {
        for (const std::string_view table : {"people", "reports", "deeds"}) {
            std::string statement = "SELECT setval(pg_get_serial_sequence('";
            statement += table;
            statement += "', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ";
            statement += table;
            statement += "), false)";
            database.run(statement);
        }
    }
}

} // namespace

void copy_tables(Connection& from, Connection& to) {
    empty_tables(to); // the row of `life` is there from the beginning
    for (const Table& table : all_tables) {
        copy_table(from, to, table);
    }
    copy_owners(from, to);
    count_on(to);
}

void empty_tables(Connection& database) {
    for (const Table& table : all_tables | std::views::reverse) {
        database.change("DELETE FROM " + std::string(table.name));
    }
}

void lock_tables(Connection& database) {
    if (database.dialect() == Dialect::Sqlite) {
        return; // a transaction that writes has the whole file
    }
    std::string names;
    for (const Table& table : all_tables) {
        names += (names.empty() ? "" : ", ") + std::string(table.name);
    }
    database.run_script("LOCK TABLE " + names + " IN EXCLUSIVE MODE");
}

} // namespace kamisado::storage
