#include "storage/relations.h"

#include "storage/person_row.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

std::set<PersonId> ids_from(const Rows& rows) {
    std::set<PersonId> ids;
    for (const Row& row : rows) {
        ids.insert(row.number(0));
    }
    return ids;
}

} // namespace

std::optional<Relation> relation(Connection& database, PersonId person, PersonId other) {
    const Rows rows = database.run("SELECT kind FROM relations WHERE person = $1 AND other = $2",
                                   {value_of(person), value_of(other)});
    return rows.empty() ? std::nullopt
                        : std::optional(static_cast<Relation>(rows.front().number(0)));
}

void set_relation(Connection& database, PersonId person, PersonId other,
                  std::optional<Relation> relation, Millis now) {
    if (!relation) {
        database.change("DELETE FROM relations WHERE person = $1 AND other = $2",
                        {value_of(person), value_of(other)});
        return;
    }
    database.change(
        "INSERT INTO relations (person, other, kind, since) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, "
        "since = excluded.since",
        {value_of(person), value_of(other), static_cast<std::int64_t>(*relation), value_of(now)});
}

std::vector<Related> relations_of(Connection& database, PersonId person, std::size_t most) {
    std::vector<Related> all;
    for (const Row& row :
         database.run("SELECT p.id, p.kind, p.name, p.owner, p.created, r.kind, r.since, "
                      "CASE WHEN r.kind = 0 AND b.kind = 0 THEN 1 ELSE 0 END "
                      "FROM relations r JOIN people p ON p.id = r.other "
                      "LEFT JOIN relations b ON b.person = r.other AND b.other = r.person "
                      "WHERE r.person = $1 ORDER BY r.kind, p.unique_name LIMIT $2",
                      {value_of(person), value_of(most)})) {
        all.push_back({.person = person_from(row),
                       .relation = static_cast<Relation>(row.number(5)),
                       .since = row.number(6),
                       .is_mutual = row.number(7) != 0});
    }
    return all;
}

std::size_t count_relations(Connection& database, PersonId person) {
    const Rows rows =
        database.run("SELECT count(*) FROM relations WHERE person = $1", {value_of(person)});
    return static_cast<std::size_t>(rows.front().number(0));
}

std::set<PersonId> blocked_with(Connection& database, PersonId person) {
    return ids_from(database.run("SELECT other FROM relations WHERE person = $1 AND kind = 2 UNION "
                                 "SELECT person FROM relations WHERE other = $1 AND kind = 2",
                                 {value_of(person)}));
}

std::set<PersonId> silenced_by(Connection& database, PersonId person) {
    return ids_from(database.run("SELECT other FROM relations WHERE person = $1 AND kind > 0",
                                 {value_of(person)}));
}

HeadToHead head_to_head(Connection& database, PersonId person, PersonId other) {
    const Rows rows = database.run(
        "SELECT coalesce(sum(r.won), 0), coalesce(sum(r.lost), 0), coalesce(sum(r.drawn), 0) FROM ("
        "SELECT CASE WHEN s.winner = 0 THEN 1 ELSE 0 END AS won, "
        "CASE WHEN s.winner = 1 THEN 1 ELSE 0 END AS lost, "
        "CASE WHEN s.winner IS NULL THEN 1 ELSE 0 END AS drawn "
        "FROM games g JOIN standings s ON s.game = g.id WHERE g.black_person = $1 "
        "AND g.gold_person = $2 AND g.ended IS NOT NULL AND g.voided IS NULL UNION ALL "
        "SELECT CASE WHEN s.winner = 1 THEN 1 ELSE 0 END AS won, "
        "CASE WHEN s.winner = 0 THEN 1 ELSE 0 END AS lost, "
        "CASE WHEN s.winner IS NULL THEN 1 ELSE 0 END AS drawn "
        "FROM games g JOIN standings s ON s.game = g.id WHERE g.gold_person = $1 "
        "AND g.black_person = $2 AND g.ended IS NOT NULL AND g.voided IS NULL) r",
        {value_of(person), value_of(other)});
    return {.won = rows.front().number(0),
            .lost = rows.front().number(1),
            .drawn = rows.front().number(2)};
}

} // namespace kamisado::storage
