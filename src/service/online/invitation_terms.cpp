#include "online/invitation_terms.h"

#include "online/invitations.h"
#include "online/refusals.h"
#include "online/secrets.h"

#include <string>
#include <variant>

namespace kamisado::online {

using storage::PersonKind;

Refusal rated_needs_accounts() {
    return refusal("rated-needs-accounts", "only people with an account play rated games", 403);
}

/// Without a clock a game can be left standing for ever by whoever is about to lose it; with next
/// to nothing on it, whoever is on the move has lost before the first one.
std::optional<Refusal> why_not_rated(const Terms& terms) {
    if (terms.rated && std::holds_alternative<game::NoClock>(terms.clock)) {
        return refusal("rated-needs-clock", "rated games are played with a clock", 422);
    }
    const auto* const minutes = std::get_if<game::MinutesClock>(&terms.clock);
    if (terms.rated && minutes != nullptr && minutes->initial < least_rated_clock) {
        Refusal refused = refusal("rated-clock-too-short",
                                  "a rated game has at least a minute on the clock", 422);
        refused.arguments.emplace_back("seconds", std::to_string(least_rated_clock / 1000));
        return refused;
    }
    const auto* const days = std::get_if<game::DaysClock>(&terms.clock);
    if (terms.rated && days != nullptr && days->per_move < least_rated_move) {
        Refusal refused =
            refusal("rated-clock-too-short", "a rated game has at least an hour a move", 422);
        refused.arguments.emplace_back("seconds", std::to_string(least_rated_move / 1000));
        return refused;
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_invite(storage::Connection& database, const storage::Person& host,
                                      const Terms& terms) {
    if (host.kind == PersonKind::Bot) {
        return bots_only_answer();
    }
    if (terms.rated && host.kind != PersonKind::Account) {
        return rated_needs_accounts();
    }
    if (auto refused = why_not_rated(terms)) {
        return refused;
    }
    if (storage::invitations_by(database, host.id).size() >= most_open_invitations) {
        Refusal refused = refusal("too-many-invitations", "there are too many open invitations");
        refused.arguments.emplace_back("most", std::to_string(most_open_invitations));
        return refused;
    }
    return why_no_more_games(database, host);
}

Terms terms_of(const storage::Invitation& invitation) {
    return {.format = invitation.format,
            .clock = invitation.clock,
            .rated = invitation.rated,
            .no_preview = invitation.no_preview};
}

bool waits_connected(const game::ClockSetup& clock) {
    return !std::holds_alternative<game::DaysClock>(clock);
}

storage::Invitation waiting_for(const storage::Person& host, const Terms& terms, Millis now) {
    return {.code = new_code(),
            .host = host.id,
            .format = terms.format,
            .host_side = std::nullopt,
            .clock = terms.clock,
            .rated = terms.rated,
            .visibility = storage::Visibility::Quick,
            .guest = std::nullopt,
            .created = now,
            .game = std::nullopt,
            .by_experience = false,
            .no_preview = terms.no_preview};
}

} // namespace kamisado::online
