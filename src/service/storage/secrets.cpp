#include "storage/people.h"
#include "storage/person_row.h"
#include "storage/values.h"

namespace kamisado::storage {

void add_key(Connection& database, std::string_view key_hash, PersonId person, Millis now) {
    database.change("INSERT INTO secrets (hash, person, created, seen) VALUES ($1, $2, $3, $3) "
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

void keep_newest_keys(Connection& database, PersonId person, std::size_t most) {
    database.change(
        "DELETE FROM secrets WHERE person = $1 AND hash NOT IN (SELECT hash FROM secrets "
        "WHERE person = $1 ORDER BY seen DESC, created DESC, hash LIMIT $2)",
        {value_of(person), value_of(most)});
}

void remove_keys_of_bots(Connection& database, PersonId owner) {
    database.change("DELETE FROM secrets WHERE person IN (SELECT id FROM people WHERE owner = $1)",
                    {value_of(owner)});
}

std::string device_of(std::string_view key_hash) {
    constexpr std::size_t enough = 16;
    return std::string(key_hash.substr(0, enough));
}

std::vector<Device> devices_of(Connection& database, PersonId person, std::size_t most) {
    std::vector<Device> devices;
    for (const Row& row :
         database.run("SELECT hash, created, seen, browser FROM secrets WHERE person = $1 "
                      "ORDER BY seen DESC, created DESC, hash LIMIT $2",
                      {value_of(person), value_of(most)})) {
        devices.push_back({.id = device_of(row.text(0)),
                           .created = row.number(1),
                           .seen = row.number(2),
                           .browser = row.text(3)});
    }
    return devices;
}

bool remove_device(Connection& database, PersonId person, std::string_view device) {
    return database.change("DELETE FROM secrets WHERE person = $1 AND substr(hash, 1, 16) = $2",
                           {value_of(person), value_of(device)}) > 0;
}

void see_key(Connection& database, std::string_view key_hash, std::string_view browser,
             Millis now) {
    constexpr Millis hour = 3'600'000;
    database.change("UPDATE secrets SET seen = $2, browser = $4 "
                    "WHERE hash = $1 AND (seen < $3 OR browser <> $4)",
                    {value_of(key_hash), value_of(now), value_of(now - hour), value_of(browser)});
}

void set_recovery_codes(Connection& database, PersonId person, std::span<const std::string> hashes,
                        Millis now) {
    database.change("DELETE FROM recovery_codes WHERE person = $1", {value_of(person)});
    for (const std::string& hash : hashes) {
        database.change("INSERT INTO recovery_codes (person, hash, created) VALUES ($1, $2, $3)",
                        {value_of(person), value_of(hash), value_of(now)});
    }
}

bool has_recovery_code(Connection& database, PersonId person, std::string_view hash) {
    return !database
                .run("SELECT 1 FROM recovery_codes WHERE person = $1 AND hash = $2",
                     {value_of(person), value_of(hash)})
                .empty();
}

void use_recovery_code(Connection& database, PersonId person, std::string_view hash) {
    database.change("DELETE FROM recovery_codes WHERE person = $1 AND hash = $2",
                    {value_of(person), value_of(hash)});
}

std::size_t count_recovery_codes(Connection& database, PersonId person) {
    const Rows rows =
        database.run("SELECT count(*) FROM recovery_codes WHERE person = $1", {value_of(person)});
    return static_cast<std::size_t>(rows.front().number(0));
}

} // namespace kamisado::storage
