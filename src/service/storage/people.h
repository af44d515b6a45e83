#pragma once

#include "game/people.h"
#include "game/setup.h"
#include "storage/connection.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// People, and their credentials.
namespace kamisado::storage {

using game::Millis;
using game::PersonKind;

using PersonId = std::int64_t;

struct Person {
    PersonId id = 0;
    PersonKind kind = PersonKind::Guest;
    std::string name; ///< of a guest: as it likes to be called, or empty
    std::optional<PersonId> owner;
    Millis created = 0;

    friend bool operator==(const Person&, const Person&) = default;
};

[[nodiscard]] Person add_guest(Connection& database, std::string_view name, Millis now);
/// The name must be free: Conflict is thrown when it is not.
[[nodiscard]] Person add_bot(Connection& database, PersonId owner, std::string_view name,
                             Millis now);
[[nodiscard]] std::optional<Person> person(Connection& database, PersonId id);
/// An account or a bot, whatever the case of its letters.
[[nodiscard]] std::optional<Person> person_by_name(Connection& database, std::string_view name);
/// What a name of plain letters and digits looks like: two that have the same look are taken for
/// one another, as rnax and max are. Unicode's skeleton of it (UTS 39), whatever the case of
/// letters.
[[nodiscard]] std::string look_of(std::string_view plain_name);
/// An account or a bot whose name looks like this.
[[nodiscard]] std::optional<Person> person_looking_like(Connection& database,
                                                        std::string_view look);
/// `look` is that of the whole name, as online/lookalikes.h finds it.
void rename_guest(Connection& database, PersonId id, std::string_view name,
                  std::string_view look = {});
/// A guest becomes an account and keeps its games; guests whose names look like its own are without
/// one from then on. False when the name is taken.
[[nodiscard]] bool make_account(Connection& database, PersonId guest, std::string_view name,
                                std::string_view password_hash);
[[nodiscard]] std::vector<Person> bots_of(Connection& database, PersonId owner);

[[nodiscard]] std::optional<std::string> password_hash(Connection& database, PersonId id);
void set_password_hash(Connection& database, PersonId id, std::string_view password_hash);

/// Everything that `from` has becomes `to`'s: seats, invitations. Seats in games that `to` plays
/// in too stay as they are, without a person. `from` is no more, nor are its keys: a secret from
/// before a login must not become a way in, so the browser is given a new one.
void merge_people(Connection& database, PersonId from, PersonId to);
/// The person, its secrets, ratings, bots, invitations. Its games stay, for those it played
/// against, without its name. Running games must have been given up before.
void delete_person(Connection& database, PersonId id);

/// Secrets are stored as hashes (see online/secrets.h): who reads the database cannot take a seat.
/// A key that is there already changes hands.
void add_key(Connection& database, std::string_view key_hash, PersonId person, Millis now);
[[nodiscard]] std::optional<Person> person_by_key(Connection& database, std::string_view key_hash);
void remove_key(Connection& database, std::string_view key_hash);
/// All of a person's keys but one, or all.
void remove_keys(Connection& database, PersonId person, std::string_view but = {});
/// All but those that were used last.
void keep_newest_keys(Connection& database, PersonId person, std::size_t most);
/// Those of all its bots.
void remove_keys_of_bots(Connection& database, PersonId owner);

/// A browser that is signed in, by its key; the key itself is not told.
struct Device {
    std::string id; ///< what device_of() gives
    Millis created = 0;
    Millis seen = 0;     ///< to the hour; 0 where it has not been seen since before that was kept
    std::string browser; ///< as see_key() was told; may be empty

    friend bool operator==(const Device&, const Device&) = default;
};
[[nodiscard]] std::string device_of(std::string_view key_hash);
/// Those that were used last come first.
[[nodiscard]] std::vector<Device> devices_of(Connection& database, PersonId person,
                                             std::size_t most);
/// False when there is none.
[[nodiscard]] bool remove_device(Connection& database, PersonId person, std::string_view device);
/// It was used now, by this browser (empty: not known). Writes at most once an hour, and when the
/// browser is another one.
void see_key(Connection& database, std::string_view key_hash, std::string_view browser, Millis now);

/// In place of those that there were.
void set_recovery_codes(Connection& database, PersonId person, std::span<const std::string> hashes,
                        Millis now);
[[nodiscard]] bool has_recovery_code(Connection& database, PersonId person, std::string_view hash);
/// Each is good for once.
void use_recovery_code(Connection& database, PersonId person, std::string_view hash);
[[nodiscard]] std::size_t count_recovery_codes(Connection& database, PersonId person);

struct Rating {
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;
    std::int64_t games = 0;
    Millis changed = 0;
};

struct FormatRating {
    std::string format; ///< as docs/notation.md names it: "standard"
    Rating rating;
};

/// As people see it.
[[nodiscard]] int rounded(const Rating& rating);
[[nodiscard]] std::optional<Rating> rating(Connection& database, PersonId person,
                                           std::string_view format);
[[nodiscard]] std::vector<FormatRating> ratings(Connection& database, PersonId person);
void set_rating(Connection& database, PersonId person, std::string_view format,
                const Rating& rating);

} // namespace kamisado::storage
