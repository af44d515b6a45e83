#pragma once

#include "storage/connection.h"
#include "storage/people.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

/// The relation of one account to another, which is never told.
namespace kamisado::storage {

enum class Relation : std::uint8_t {
    Friend,
    Muted,   ///< greetings are not shown
    Blocked, ///< the two never play each other, and greetings are not shown
};

[[nodiscard]] std::optional<Relation> relation(Connection& database, PersonId person,
                                               PersonId other);
/// In place of the one before; nullopt: none.
void set_relation(Connection& database, PersonId person, PersonId other,
                  std::optional<Relation> relation, Millis now);

struct Related {
    Person person;
    Relation relation{};
    Millis since = 0;
    bool is_mutual = false; ///< both call each other friends
};
/// Friends first, by name.
[[nodiscard]] std::vector<Related> relations_of(Connection& database, PersonId person,
                                                std::size_t most);
[[nodiscard]] std::size_t count_relations(Connection& database, PersonId person);

/// Whom this person blocks, and who blocks this person.
[[nodiscard]] std::set<PersonId> blocked_with(Connection& database, PersonId person);
/// Whose greetings this person does not want to see.
[[nodiscard]] std::set<PersonId> silenced_by(Connection& database, PersonId person);

struct HeadToHead {
    std::int64_t won = 0;
    std::int64_t lost = 0;
    std::int64_t drawn = 0;

    friend bool operator==(const HeadToHead&, const HeadToHead&) = default;
};
/// Of all games between the two that are over, as the first one sees them.
[[nodiscard]] HeadToHead head_to_head(Connection& database, PersonId person, PersonId other);

} // namespace kamisado::storage
