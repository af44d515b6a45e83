#include "online/views.h"

#include "notation/record.h"
#include "online/guests.h"

#include <cmath>
#include <string>

namespace kamisado::online {

Who who_is(const storage::Person& person) {
    return {.name = person.name, .kind = person.kind, .level = {}, .rating = {}};
}

Who who_is(storage::Connection& database, const storage::Person& person, std::string_view format) {
    Who who = who_is(person);
    if (person.kind == storage::PersonKind::Account) {
        if (const auto rating = storage::rating(database, person.id, format)) {
            who.rating = static_cast<int>(std::lround(rating->rating));
        }
    }
    return who;
}

PerPlayer<Who> people_in(storage::Connection& database, const storage::StoredGame& game) {
    const std::string format = write_format(game.setup.format);
    PerPlayer<Who> people;
    for (const Player player : all_players) {
        people[player].level = game.setup.seats[player].level;
        if (!game.people[player]) {
            continue;
        }
        if (const auto person = storage::person(database, *game.people[player])) {
            people[player] = who_is(database, *person, format);
        }
    }
    const PerPlayer<std::string> names = names_at_table(people);
    for (const Player player : all_players) {
        people[player].name = names[player];
    }
    return people;
}

InvitationView invitation_view(storage::Connection& database, const storage::Invitation& invitation,
                               std::optional<storage::PersonId> viewer) {
    const auto host = storage::person(database, invitation.host);
    const bool is_theirs = viewer && (viewer == invitation.host || viewer == invitation.guest);
    const std::string format = write_format(invitation.format);
    const auto guest =
        is_theirs && invitation.guest ? storage::person(database, *invitation.guest) : std::nullopt;
    return {.code = invitation.code,
            .host = host ? who_is(database, *host, format) : Who{},
            .format = invitation.format,
            .host_side = invitation.host_side,
            .by_experience = invitation.by_experience,
            .clock = invitation.clock,
            .rated = invitation.rated,
            .visibility = invitation.visibility,
            .created = invitation.created,
            .yours = viewer == invitation.host,
            .to = guest ? std::optional(who_is(database, *guest, format)) : std::nullopt,
            .game = is_theirs ? invitation.game : std::nullopt,
            .no_preview = invitation.no_preview};
}

} // namespace kamisado::online
