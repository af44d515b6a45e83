#include "online/invitation_terms.h"
#include "online/invitations.h"
#include "storage/one_at_a_time.h"
#include "storage/relations.h"

#include <algorithm>
#include <utility>

namespace kamisado::online {

namespace {

constexpr std::size_t most_looked_at = 100;

/// Whoever plays now no longer waits.
void stop_waiting(storage::Connection& database, storage::PersonId person) {
    for (const auto& invitation : storage::invitations_by(database, person)) {
        if (invitation.visibility == storage::Visibility::Quick) {
            static_cast<void>(storage::remove_invitation(database, invitation.code));
        }
    }
}

} // namespace

std::vector<storage::Invitation> waiting_for_the_same(storage::Connection& database,
                                                      const Terms& terms) {
    return storage::open_invitations_like(database, waiting_for({}, terms, 0), most_looked_at);
}

std::expected<QuickMatch, Refusal> quick_match(storage::Connection& database,
                                               const storage::Person& person, const Terms& terms,
                                               const std::set<storage::PersonId>& gone,
                                               Millis now) {
    // Two who ask in two processes at the same moment would both find nobody, and both wait.
    storage::one_at_a_time(database, storage::Task::QuickMatch);
    std::optional<storage::Invitation> own;
    const std::set<storage::PersonId> blocked = storage::blocked_with(database, person.id);
    for (const storage::Invitation& invitation : waiting_for_the_same(database, terms)) {
        if (invitation.host == person.id) {
            own = invitation;
        } else if (!gone.contains(invitation.host) && !blocked.contains(invitation.host)) {
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
