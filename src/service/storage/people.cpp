#include "storage/people.h"

#include "notation/ascii.h"
#include "storage/person_row.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

/// Two names that differ in the case of their letters alone are one.
std::string unique_name(std::string_view name) { return to_lower(name); }

/// Takes a name away from guests when somebody registers it.
void free_look(Connection& database, std::string_view look) {
    database.change("UPDATE people SET name = '', look = NULL WHERE kind = 0 AND look = $1",
                    {value_of(look)});
}

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
        "INSERT INTO people (kind, name, unique_name, owner, created, look) "
        "VALUES ($1, $2, $3, $4, $5, $6) "
        "ON CONFLICT (unique_name) DO NOTHING RETURNING id, kind, name, owner, created",
        {std::int64_t{2}, value_of(name), unique_name(name), owner, now, look_of(name)});
    if (rows.empty()) {
        throw DatabaseError(DatabaseFault::Conflict, "this name is taken");
    }
    free_look(database, look_of(name));
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

std::string look_of(std::string_view plain_name) {
    std::string look;
    for (const char letter : to_lower(plain_name)) {
        switch (letter) {
        case 'i': // as a capital
        case '1': look += 'l'; break;
        case '0': look += 'o'; break;
        case 'm': look += "rn"; break;
        default: look += letter;
        }
    }
    return look;
}

std::optional<Person> person_looking_like(Connection& database, std::string_view look) {
    return first_person(database.run("SELECT id, kind, name, owner, created FROM people "
                                     "WHERE look = $1 AND kind > 0 ORDER BY id LIMIT 1",
                                     {value_of(look)}));
}

void rename_guest(Connection& database, PersonId id, std::string_view name, std::string_view look) {
    database.change("UPDATE people SET name = $2, look = $3 WHERE id = $1 AND kind = 0",
                    {value_of(id), value_of(name), look.empty() ? Value{} : value_of(look)});
}

bool make_account(Connection& database, PersonId guest, std::string_view name,
                  std::string_view password_hash) {
    const bool is_made =
        database.change(
            "UPDATE people SET kind = 1, name = $2, unique_name = $3, password = $4, look = $5 "
            "WHERE id = $1 AND kind = 0 "
            "AND NOT EXISTS (SELECT 1 FROM people WHERE unique_name = $3)",
            {value_of(guest), value_of(name), unique_name(name), value_of(password_hash),
             look_of(name)}) == 1;
    if (is_made) {
        free_look(database, look_of(name));
    }
    return is_made;
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
