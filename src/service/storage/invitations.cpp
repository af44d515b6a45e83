#include "storage/invitations.h"

#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/record.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

constexpr std::string_view select_all =
    "SELECT code, host, format, host_side, clock, rated, visibility, guest, created, game, "
    "by_experience, no_preview FROM invitations ";

Invitation invitation_from(const Row& row) {
    Columns columns(row);
    Invitation invitation;
    invitation.code = columns.text();
    invitation.host = columns.number();
    const auto format = format_from_name(columns.text());
    invitation.host_side = columns.maybe_player();
    const auto clock = game::clock_from(columns.text());
    if (!format || !clock) {
        throw_corrupt("invitation " + invitation.code + " is not one");
    }
    invitation.format = *format;
    invitation.clock = *clock;
    invitation.rated = columns.flag();
    invitation.visibility = static_cast<Visibility>(columns.number());
    invitation.guest = columns.maybe_number();
    invitation.created = columns.number();
    invitation.game = columns.maybe_text();
    invitation.by_experience = columns.flag();
    invitation.no_preview = columns.flag();
    return invitation;
}

std::vector<Invitation> all_of(const Rows& rows) {
    std::vector<Invitation> invitations;
    invitations.reserve(rows.size());
    for (const Row& row : rows) {
        invitations.push_back(invitation_from(row));
    }
    return invitations;
}

std::string select_invitations(std::string_view which) {
    return std::string(select_all) + std::string(which);
}

} // namespace

void add_invitation(Connection& database, const Invitation& invitation) {
    database.change(
        "INSERT INTO invitations (code, host, format, host_side, clock, rated, visibility, guest, "
        "created, game, by_experience, no_preview) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {value_of(invitation.code), value_of(invitation.host), write_format(invitation.format),
         value_of(invitation.host_side), game::write_clock(invitation.clock),
         value_of(invitation.rated), static_cast<std::int64_t>(invitation.visibility),
         value_of(invitation.guest), value_of(invitation.created), value_of(invitation.game),
         value_of(invitation.by_experience), value_of(invitation.no_preview)});
}

std::optional<Invitation> invitation(Connection& database, std::string_view code) {
    static const std::string statement = select_invitations("WHERE code = $1");
    const Rows rows = database.run(statement, {value_of(code)});
    return rows.empty() ? std::nullopt : std::optional(invitation_from(rows.front()));
}

bool accept_invitation(Connection& database, std::string_view code, std::string_view game) {
    return database.change("UPDATE invitations SET game = $2 WHERE code = $1 AND game IS NULL",
                           {value_of(code), value_of(game)}) == 1;
}

bool remove_invitation(Connection& database, std::string_view code) {
    return database.change("DELETE FROM invitations WHERE code = $1 AND game IS NULL",
                           {value_of(code)}) == 1;
}

std::vector<Invitation> open_invitations(Connection& database, Visibility visibility,
                                         std::size_t most) {
    static const std::string statement =
        select_invitations("WHERE game IS NULL AND guest IS NULL AND visibility = $1 "
                           "ORDER BY created DESC LIMIT $2");
    return all_of(database.run(statement, {static_cast<std::int64_t>(visibility), value_of(most)}));
}

std::vector<Invitation> open_invitations_like(Connection& database, const Invitation& terms,
                                              std::size_t most) {
    static const std::string statement = select_invitations(
        "WHERE game IS NULL AND guest IS NULL AND visibility = $1 AND format = $2 AND clock = $3 "
        "AND rated = $4 ORDER BY created LIMIT $5");
    return all_of(database.run(
        statement, {static_cast<std::int64_t>(Visibility::Quick), write_format(terms.format),
                    game::write_clock(terms.clock), value_of(terms.rated), value_of(most)}));
}

std::vector<Invitation> invitations_by(Connection& database, PersonId host) {
    static const std::string statement =
        select_invitations("WHERE host = $1 AND game IS NULL ORDER BY created DESC");
    return all_of(database.run(statement, {value_of(host)}));
}

std::vector<Invitation> invitations_for(Connection& database, PersonId guest) {
    static const std::string statement =
        select_invitations("WHERE guest = $1 AND game IS NULL ORDER BY created DESC");
    return all_of(database.run(statement, {value_of(guest)}));
}

void remove_invitations_of(Connection& database, PersonId person) {
    database.change("DELETE FROM invitations WHERE (host = $1 OR guest = $1) AND game IS NULL",
                    {value_of(person)});
}

void remove_invitations_before(Connection& database, Millis created) {
    database.change("DELETE FROM invitations WHERE created < $1", {value_of(created)});
}

} // namespace kamisado::storage
