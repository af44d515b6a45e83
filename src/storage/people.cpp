#include "storage/people.h"

#include "notation/ascii.h"
#include "storage/person_row.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

/// Two names that differ in the case of their letters alone are one.
std::string unique_name(std::string_view name) { return to_lower(name); }

std::optional<Person> first_person(const Rows& rows) {
    return rows.empty() ? std::nullopt : std::optional(person_from(rows.front()));
}

} // namespace

Person person_from(const Row& row) {
    Columns columns(row);
    Person person;
    person.id = columns.number();
    person.kind = static_cast<PersonKind>(columns.number());
    person.name = columns.text();
    person.owner = columns.maybe_number();
    person.created = columns.number();
    return person;
}

Person add_guest(Connection& database, std::string_view name, Millis now) {
    const Rows rows = database.run("INSERT INTO people (name, created) VALUES ($1, $2) RETURNING "
                                   "id, kind, name, owner, created",
                                   {value_of(name), value_of(now)});
    return person_from(rows.front());
}

Person add_bot(Connection& database, PersonId owner, std::string_view name, Millis now) {
    const Rows rows = database.run(
        "INSERT INTO people (kind, name, unique_name, owner, created) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (unique_name) DO NOTHING RETURNING id, kind, name, owner, created",
        {std::int64_t{2}, value_of(name), unique_name(name), owner, now});
    if (rows.empty()) {
        throw DatabaseError(DatabaseFault::Conflict, "this name is taken");
    }
    return person_from(rows.front());
}

std::optional<Person> person(Connection& database, PersonId id) {
    return first_person(database.run(
        "SELECT id, kind, name, owner, created FROM people WHERE id = $1", {value_of(id)}));
}

std::optional<Person> person_by_name(Connection& database, std::string_view name) {
    return first_person(
        database.run("SELECT id, kind, name, owner, created FROM people WHERE unique_name = $1",
                     {unique_name(name)}));
}

void rename_guest(Connection& database, PersonId id, std::string_view name) {
    database.change("UPDATE people SET name = $2 WHERE id = $1 AND kind = 0",
                    {value_of(id), value_of(name)});
}

bool make_account(Connection& database, PersonId guest, std::string_view name,
                  std::string_view password_hash) {
    return database.change(
               "UPDATE people SET kind = 1, name = $2, unique_name = $3, password = $4 "
               "WHERE id = $1 AND kind = 0 "
               "AND NOT EXISTS (SELECT 1 FROM people WHERE unique_name = $3)",
               {value_of(guest), value_of(name), unique_name(name), value_of(password_hash)}) == 1;
}

std::vector<Person> bots_of(Connection& database, PersonId owner) {
    std::vector<Person> bots;
    for (const Row& row : database.run("SELECT id, kind, name, owner, created FROM people "
                                       "WHERE owner = $1 ORDER BY id",
                                       {value_of(owner)})) {
        bots.push_back(person_from(row));
    }
    return bots;
}

std::optional<std::string> password_hash(Connection& database, PersonId id) {
    const Rows rows = database.run("SELECT password FROM people WHERE id = $1", {value_of(id)});
    return rows.empty() || rows.front().is_null(0) ? std::nullopt
                                                   : std::optional(rows.front().text(0));
}

void set_password_hash(Connection& database, PersonId id, std::string_view password_hash) {
    database.change("UPDATE people SET password = $2 WHERE id = $1 AND kind = 1",
                    {value_of(id), value_of(password_hash)});
}

} // namespace kamisado::storage
