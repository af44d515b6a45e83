#include "storage/people.h"
#include "storage/person_row.h"
#include "storage/values.h"

namespace kamisado::storage {

void add_key(Connection& database, std::string_view key_hash, PersonId person, Millis now) {
    database.change("INSERT INTO secrets (hash, person, created) VALUES ($1, $2, $3) "
                    "ON CONFLICT (hash) DO UPDATE SET person = excluded.person",
                    {value_of(key_hash), value_of(person), value_of(now)});
}

std::optional<Person> person_by_key(Connection& database, std::string_view key_hash) {
    const Rows rows = database.run("SELECT people.id, kind, name, owner, people.created "
                                   "FROM secrets JOIN people ON people.id = secrets.person "
                                   "WHERE hash = $1",
                                   {value_of(key_hash)});
    return rows.empty() ? std::nullopt : std::optional(person_from(rows.front()));
}

void remove_key(Connection& database, std::string_view key_hash) {
    database.change("DELETE FROM secrets WHERE hash = $1", {value_of(key_hash)});
}

void remove_keys(Connection& database, PersonId person, std::string_view but) {
    database.change("DELETE FROM secrets WHERE person = $1 AND hash <> $2",
                    {value_of(person), value_of(but)});
}

void remove_keys_of_bots(Connection& database, PersonId owner) {
    database.change("DELETE FROM secrets WHERE person IN (SELECT id FROM people WHERE owner = $1)",
                    {value_of(owner)});
}

} // namespace kamisado::storage
