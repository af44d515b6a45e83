#pragma once

#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reports of people, and the actions of hosts.
namespace kamisado::storage {

/// Whether this account may do what hosts do.
[[nodiscard]] bool is_host(Connection& database, PersonId person);
void set_host(Connection& database, PersonId person, bool is_host);
[[nodiscard]] std::vector<Person> hosts(Connection& database);

/// Nobody gets into a closed account; its name stays taken.
[[nodiscard]] bool is_closed(Connection& database, PersonId person);
void set_closed(Connection& database, PersonId person, std::optional<Millis> moment);

/// An account or a bot, in its games too. False when another one has the name.
[[nodiscard]] bool rename_person(Connection& database, PersonId person, std::string_view name);
/// How a person is called in the games that it played.
void rename_in_games(Connection& database, PersonId person, std::string_view name);

/// From then on the game counts for nothing. False when it was void.
[[nodiscard]] bool set_voided(Connection& database, std::string_view game, Millis now);
void remove_rating_changes(Connection& database, std::string_view game);

enum class Reason : std::uint8_t { Name, Cheating, Conduct, Other };
inline constexpr auto reason_names =
    std::to_array<std::string_view>({"name", "cheating", "conduct", "other"});

struct Report {
    std::int64_t id = 0;
    std::optional<PersonId> reporter; ///< nothing: gone meanwhile
    std::optional<PersonId> person;   ///< likewise
    std::string name;                 ///< of the person, as it was then
    std::optional<GameId> game;
    Reason reason{};
    std::string words;
    Millis created = 0;
    std::optional<Millis> closed;

    friend bool operator==(const Report&, const Report&) = default;
};
/// Its id is given.
std::int64_t add_report(Connection& database, const Report& report);
[[nodiscard]] std::optional<Report> report(Connection& database, std::int64_t id);
/// The newest first.
[[nodiscard]] std::vector<Report> reports(Connection& database, bool is_open, std::size_t most);
[[nodiscard]] std::size_t count_open_reports(Connection& database);
[[nodiscard]] bool has_open_report(Connection& database, PersonId reporter, PersonId person);
/// False when it is closed.
[[nodiscard]] bool close_report(Connection& database, std::int64_t id, Millis now);

/// A line of the audit log. It is never changed.
struct Deed {
    Millis at = 0;
    std::string host;   ///< who did it: an account's name then, or "command line"
    std::string deed;   ///< "rename"; docs/moderation.md has them all
    std::string target; ///< "Akane -> Aki"
    std::string why;

    friend bool operator==(const Deed&, const Deed&) = default;
};
void add_deed(Connection& database, const Deed& deed);
/// The newest first.
[[nodiscard]] std::vector<Deed> deeds(Connection& database, std::size_t most);

} // namespace kamisado::storage
