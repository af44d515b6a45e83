#include "storage/moderation.h"

#include "notation/ascii.h"
#include "storage/person_row.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

constexpr std::string_view report_columns =
    "id, reporter, person, name, game, reason, words, created, closed";

Report report_from(const Row& row) {
    Columns columns(row);
    Report report;
    report.id = columns.number();
    report.reporter = columns.maybe_number();
    report.person = columns.maybe_number();
    report.name = columns.text();
    report.game = columns.maybe_text();
    report.reason = static_cast<Reason>(columns.number());
    report.words = columns.text();
    report.created = columns.number();
    report.closed = columns.maybe_number();
    return report;
}

bool has_row(const Rows& rows) { return !rows.empty(); }

} // namespace

bool is_host(Connection& database, PersonId person) {
    return has_row(database.run(
        "SELECT 1 FROM people WHERE id = $1 AND host = 1 AND kind = 1 AND closed IS NULL",
        {value_of(person)}));
}

void set_host(Connection& database, PersonId person, bool is_host) {
    database.change("UPDATE people SET host = $2 WHERE id = $1 AND kind = 1",
                    {value_of(person), value_of(is_host)});
}

std::vector<Person> hosts(Connection& database) {
    std::vector<Person> all;
    for (const Row& row : database.run("SELECT id, kind, name, owner, created FROM people "
                                       "WHERE host = 1 ORDER BY unique_name")) {
        all.push_back(person_from(row));
    }
    return all;
}

bool is_closed(Connection& database, PersonId person) {
    return has_row(database.run("SELECT 1 FROM people WHERE id = $1 AND closed IS NOT NULL",
                                {value_of(person)}));
}

void set_closed(Connection& database, PersonId person, std::optional<Millis> moment) {
    database.change("UPDATE people SET closed = $2 WHERE id = $1",
                    {value_of(person), value_of(moment)});
}

bool rename_person(Connection& database, PersonId person, std::string_view name) {
    const bool is_renamed =
        database.change("UPDATE people SET name = $2, unique_name = $3, look = $4 "
                        "WHERE id = $1 AND kind > 0 AND NOT EXISTS "
                        "(SELECT 1 FROM people WHERE unique_name = $3 AND id <> $1)",
                        {value_of(person), value_of(name), to_lower(name), look_of(name)}) == 1;
    if (is_renamed) {
        rename_in_games(database, person, name);
    }
    return is_renamed;
}

void rename_in_games(Connection& database, PersonId person, std::string_view name) {
    database.change("UPDATE games SET black_name = $2 WHERE black_person = $1",
                    {value_of(person), value_of(name)});
    database.change("UPDATE games SET gold_name = $2 WHERE gold_person = $1",
                    {value_of(person), value_of(name)});
}

bool set_voided(Connection& database, std::string_view game, Millis now) {
    return database.change("UPDATE games SET voided = $2 WHERE id = $1 AND voided IS NULL",
                           {value_of(game), value_of(now)}) == 1;
}

void remove_rating_changes(Connection& database, std::string_view game) {
    database.change("DELETE FROM rating_changes WHERE game = $1", {value_of(game)});
}

std::int64_t add_report(Connection& database, const Report& report) {
    return database
        .run("INSERT INTO reports (reporter, person, name, game, reason, words, created) "
             "VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
             {value_of(report.reporter), value_of(report.person), value_of(report.name),
              value_of(report.game), value_of(static_cast<int>(report.reason)),
              value_of(report.words), value_of(report.created)})
        .front()
        .number(0);
}

std::optional<Report> report(Connection& database, std::int64_t id) {
    const Rows rows = database.run(
        "SELECT " + std::string(report_columns) + " FROM reports WHERE id = $1", {value_of(id)});
    return rows.empty() ? std::nullopt : std::optional(report_from(rows.front()));
}

std::vector<Report> reports(Connection& database, bool is_open, std::size_t most) {
    std::vector<Report> all;
    for (const Row& row : database.run(
             "SELECT " + std::string(report_columns) + " FROM reports WHERE closed IS " +
                 (is_open ? "NULL" : "NOT NULL") + " ORDER BY created DESC, id DESC LIMIT $1",
             {value_of(most)})) {
        all.push_back(report_from(row));
    }
    return all;
}

std::size_t count_open_reports(Connection& database) {
    return static_cast<std::size_t>(
        database.run("SELECT count(*) FROM reports WHERE closed IS NULL").front().number(0));
}

bool has_open_report(Connection& database, PersonId reporter, PersonId person) {
    return has_row(
        database.run("SELECT 1 FROM reports WHERE reporter = $1 AND person = $2 AND closed IS NULL",
                     {value_of(reporter), value_of(person)}));
}

bool close_report(Connection& database, std::int64_t id, Millis now) {
    return database.change("UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL",
                           {value_of(id), value_of(now)}) == 1;
}

void add_deed(Connection& database, const Deed& deed) {
    database.change("INSERT INTO deeds (at, host, deed, target, why) VALUES ($1, $2, $3, $4, $5)",
                    {value_of(deed.at), value_of(deed.host), value_of(deed.deed),
                     value_of(deed.target), value_of(deed.why)});
}

std::vector<Deed> deeds(Connection& database, std::size_t most) {
    std::vector<Deed> all;
    for (const Row& row :
         database.run("SELECT at, host, deed, target, why FROM deeds ORDER BY id DESC LIMIT $1",
                      {value_of(most)})) {
        all.push_back({.at = row.number(0),
                       .host = row.text(1),
                       .deed = row.text(2),
                       .target = row.text(3),
                       .why = row.text(4)});
    }
    return all;
}

} // namespace kamisado::storage
