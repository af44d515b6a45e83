#include "online/invitations.h"

#include "notation/record.h"
#include "online/invitation_terms.h"
#include "online/loaded_games.h"
#include "online/rating.h"
#include "online/refusals.h"
#include "storage/moderation.h"
#include "storage/relations.h"

#include <utility>

namespace kamisado::online {

namespace {

using storage::PersonKind;

Refusal no_such_invitation() {
    return refusal("no-such-invitation", "this invitation is not there any more", 404);
}
Refusal invitation_taken() {
    return refusal("invitation-taken", "somebody else has accepted this invitation", 410);
}
Refusal own_invitation() { return refusal("own-invitation", "nobody plays against themselves"); }

/// Why these two do not play each other. A blocked person hears no more than that.
std::optional<Refusal> why_not_together(storage::Connection& database, storage::PersonId asker,
                                        storage::PersonId wanted) {
    if (storage::relation(database, asker, wanted) == storage::Relation::Blocked) {
        return refusal("you-blocked", "you have blocked this person");
    }
    if (storage::relation(database, wanted, asker) == storage::Relation::Blocked) {
        return refusal("not-wanted", "this person does not want to play with you", 403);
    }
    return std::nullopt;
}

/// Who an invitation is for, if it names somebody.
std::expected<std::optional<storage::PersonId>, Refusal>
addressee(storage::Connection& database, const storage::Person& host, const InvitationWish& wish) {
    if (!wish.to) {
        return std::nullopt;
    }
    const auto guest = storage::person_by_name(database, *wish.to);
    if (!guest) {
        return std::unexpected(no_such_person());
    }
    if (guest->id == host.id) {
        return std::unexpected(own_invitation());
    }
    if (storage::is_closed(database, guest->id)) {
        return std::unexpected(account_closed());
    }
    if (wish.terms.rated && guest->kind != PersonKind::Account) {
        return std::unexpected(rated_needs_accounts());
    }
    if (auto refused = why_not_together(database, host.id, guest->id)) {
        return std::unexpected(std::move(*refused));
    }
    return guest->id;
}

std::optional<Refusal> why_not_accept(storage::Connection& database,
                                      const storage::Invitation& invitation,
                                      const storage::Person& guest) {
    if (invitation.host == guest.id) {
        return own_invitation();
    }
    if (guest.kind == PersonKind::Bot && invitation.guest != guest.id) {
        return bots_only_answer();
    }
    if (invitation.rated && guest.kind != PersonKind::Account) {
        return rated_needs_accounts();
    }
    if (auto refused = why_not_rated(terms_of(invitation))) {
        return refused;
    }
    if (auto refused = why_not_together(database, guest.id, invitation.host)) {
        return refused;
    }
    return why_no_more_games(database, guest);
}

bool plays_in(storage::Connection& database, const storage::GameId& id, storage::PersonId person) {
    const auto game = storage::game(database, id);
    return game && seat_of(*game, person).has_value();
}

Player side_of_host(storage::Connection& database, const storage::Invitation& invitation,
                    storage::PersonId guest) {
    if (invitation.host_side) {
        return *invitation.host_side;
    }
    const auto side =
        invitation.by_experience
            ? side_by_experience(database, invitation.host, guest, write_format(invitation.format))
            : std::nullopt;
    return side ? *side : draw_lots();
}

std::expected<storage::StoredGame, Refusal> start(storage::Connection& database,
                                                  const storage::Invitation& invitation,
                                                  const storage::Person& guest, Millis now) {
    const auto host = storage::person(database, invitation.host);
    if (!host) {
        return std::unexpected(no_such_invitation());
    }
    if (why_no_more_games(database, *host)) {
        return std::unexpected(
            refusal("host-has-too-many-games", "the host plays too many games just now"));
    }
    const Player host_side = side_of_host(database, invitation, guest.id);
    PerPlayer<storage::Person> people;
    people[host_side] = *host;
    people[opponent(host_side)] = guest;
    return start_game(database, terms_of(invitation), people, now);
}

} // namespace

std::expected<storage::Invitation, Refusal> invite(storage::Connection& database,
                                                   const storage::Person& host,
                                                   const InvitationWish& wish, Millis now) {
    storage::remove_invitations_before(database, now - longest_invitation);
    if (auto refused = why_not_invite(database, host, wish.terms)) {
        return std::unexpected(std::move(*refused));
    }
    auto guest = addressee(database, host, wish);
    if (!guest) {
        return std::unexpected(std::move(guest.error()));
    }
    storage::Invitation invitation = waiting_for(host, wish.terms, now);
    invitation.host_side = wish.host_side;
    invitation.visibility = wish.visibility;
    invitation.guest = *guest;
    invitation.by_experience = wish.by_experience;
    storage::add_invitation(database, invitation);
    return invitation;
}

std::expected<storage::Invitation, Refusal>
look_at_invitation(storage::Connection& database, std::optional<storage::PersonId> viewer,
                   std::string_view code) {
    auto invitation = storage::invitation(database, code);
    if (!invitation) {
        return std::unexpected(no_such_invitation());
    }
    const bool is_theirs = viewer && (*viewer == invitation->host || viewer == invitation->guest);
    if (invitation->game) {
        if (!viewer || !plays_in(database, *invitation->game, *viewer)) {
            return std::unexpected(invitation_taken());
        }
    } else if (invitation->guest && !is_theirs) {
        return std::unexpected(no_such_invitation());
    }
    return std::move(*invitation);
}

std::expected<Acceptance, Refusal> accept(storage::Connection& database,
                                          const storage::Person& guest, std::string_view code,
                                          Millis now) {
    auto invitation = look_at_invitation(database, guest.id, code);
    if (!invitation) {
        return std::unexpected(std::move(invitation.error()));
    }
    if (invitation->game) {
        return Acceptance{.game = *storage::game(database, *invitation->game),
                          .is_new = false,
                          .invitation = *invitation};
    }
    if (auto refused = why_not_accept(database, *invitation, guest)) {
        return std::unexpected(std::move(*refused));
    }
    auto game = start(database, *invitation, guest, now);
    if (!game) {
        return std::unexpected(std::move(game.error()));
    }
    if (!storage::accept_invitation(database, code, game->id)) {
        // Another process was quicker just now: this job is done again, and finds theirs.
        throw storage::DatabaseError(storage::DatabaseFault::Conflict, "accepted by two at once");
    }
    invitation->game = game->id;
    return Acceptance{.game = std::move(*game), .is_new = true, .invitation = *invitation};
}

std::expected<storage::Invitation, Refusal>
withdraw(storage::Connection& database, const storage::Person& person, std::string_view code) {
    auto invitation = look_at_invitation(database, person.id, code);
    if (!invitation) {
        return std::unexpected(std::move(invitation.error()));
    }
    if (invitation->host != person.id && invitation->guest != person.id) {
        return std::unexpected(refusal("not-your-invitation", "this invitation is not yours", 403));
    }
    if (!storage::remove_invitation(database, code)) {
        return std::unexpected(refusal("invitation-accepted", "this invitation was accepted"));
    }
    return invitation;
}

} // namespace kamisado::online
