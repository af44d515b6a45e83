#include "online/invitation_terms.h"
#include "online/invitations.h"

#include <algorithm>
#include <utility>

namespace kamisado::online {

namespace {

constexpr std::size_t most_looked_at = 500;

/// Who plays now does not wait any longer.
void stop_waiting(storage::Connection& database, storage::PersonId person) {
    for (const auto& invitation : storage::invitations_by(database, person)) {
        if (invitation.visibility == storage::Visibility::Quick) {
            static_cast<void>(storage::remove_invitation(database, invitation.code));
        }
    }
}

} // namespace

std::expected<QuickMatch, Refusal> quick_match(storage::Connection& database,
                                               const storage::Person& person, const Terms& terms,
                                               const IsThere& is_there, Millis now) {
    auto open = storage::open_invitations(database, storage::Visibility::Quick, most_looked_at);
    std::optional<storage::Invitation> own;
    std::ranges::reverse(open); // who has waited longest comes first
    for (const storage::Invitation& invitation : open) {
        if (terms_of(invitation) != terms) {
            continue;
        }
        if (invitation.host == person.id) {
            own = invitation;
        } else if (is_there(invitation.host, invitation.created)) {
            if (auto started = accept(database, person, invitation.code, now)) {
                stop_waiting(database, person.id);
                stop_waiting(database, invitation.host);
                return QuickMatch{.started = std::move(*started), .waiting = {}};
            }
        }
    }
    if (own) {
        return QuickMatch{.started = {}, .waiting = std::move(own)};
    }
    if (auto refused = why_not_invite(database, person, terms)) {
        return std::unexpected(std::move(*refused));
    }
    storage::Invitation invitation = waiting_for(person, terms, now);
    storage::add_invitation(database, invitation);
    return QuickMatch{.started = {}, .waiting = std::move(invitation)};
}

} // namespace kamisado::online
