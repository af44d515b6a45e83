#include "online/waiting.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <variant>

namespace kamisado::online {

namespace {

template <typename Detail>
bool is(const game::Entry& entry) {
    return std::holds_alternative<Detail>(entry.detail);
}

/// From a `resumes` on: only for one decision, so that its opponent's clock has not run.
bool is_for_a_moment(std::span<const game::Entry> entries) {
    return entries.size() >= 3 && is<game::Decided>(entries[1]) && is<game::Paused>(entries[2]) &&
           entries[0].at == entries[2].at;
}

} // namespace

bool waits_at_first(const game::GameSetup& setup) {
    return std::holds_alternative<game::MinutesClock>(setup.clock) &&
           std::ranges::none_of(
               all_players, [&](Player player) { return setup.seats[player].level.has_value(); });
}

bool waits_for_both(const game::LiveMatch& match) {
    const std::span<const game::Entry> entries = match.entries();
    if (!match.is_paused() || !waits_at_first(match.setup()) || entries.empty() ||
        !is<game::Paused>(entries.front()) || entries.front().at != match.begun()) {
        return false;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (is<game::Resumed>(entries[i]) && !is_for_a_moment(entries.subspan(i))) {
            return false;
        }
    }
    return true;
}

Standstill standstill_of(const game::LiveMatch& match) {
    if (!match.is_paused()) {
        return Standstill::None;
    }
    return waits_for_both(match) ? Standstill::Beginning : Standstill::Outage;
}

storage::Standing standing_with(const game::LiveMatch& match, std::optional<Millis> resumes_at) {
    storage::Standing standing = storage::standing_of(match);
    if (match.is_paused() && standing.decider && resumes_at) {
        standing.flag_at = *resumes_at + (*match.times(match.last_moment()))[*standing.decider];
    }
    return standing;
}

} // namespace kamisado::online
