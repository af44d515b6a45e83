// A time in which nobody could play costs nobody anything. It is made up for when a game is looked
// at again, with the moments at which it would have been done.

#include "online/tables.h"
#include "online/waiting.h"
#include "storage/life.h"

#include <algorithm>

namespace kamisado::online {

namespace {

Millis return_time(const game::LiveMatch& match) {
    const auto due = decider(match.match().state());
    const bool is_computer = due && match.setup().seats[*due].level.has_value();
    return is_computer ? 0 : Tables::longest_return;
}

} // namespace

void Tables::adjust(game::LiveMatch& match, const game::Action& action, Millis now) {
    [[maybe_unused]] const auto outcome = match.act(action, now);
}

void Tables::resume_when_due(Table& table, Millis now) {
    if (!table.match.is_paused() || table.match.match().is_over()) {
        table.resumes_at.reset();
    } else if (!table.resumes_at || *table.resumes_at <= now) {
        adjust(table.match, game::Resume{}, table.resumes_at.value_or(now));
        table.resumes_at.reset();
    }
}

void Tables::make_up_for_outages(storage::Connection& database, Table& table, Millis now) {
    if (!table.match.clock() || table.match.match().is_over()) {
        return;
    }
    if (waits_for_both(table.match)) {
        table.resumes_at = table.match.begun() + longest_wait;
    }
    for (const storage::Outage& outage :
         storage::outages_after(database, table.match.last_moment())) {
        if (table.resumes_at) {
            resume_when_due(table, outage.from);
        }
        const Millis since = std::max(outage.from, table.match.last_moment());
        // A flag that fell before still falls.
        adjust(table.match, game::Pause{.since = since}, std::max(since, outage.to));
        const Millis back_at = outage.to + return_time(table.match);
        // Who waits for the other player waits on.
        table.resumes_at =
            waits_for_both(table.match) ? std::max(*table.resumes_at, back_at) : back_at;
    }
    resume_when_due(table, now);
}

} // namespace kamisado::online
