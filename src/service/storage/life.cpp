#include "storage/life.h"

#include "storage/values.h"

#include <algorithm>
#include <ranges>

namespace kamisado::storage {

std::optional<Outage> live(Connection& database, Millis now, Millis longest_silence,
                           std::optional<Millis> alive_at) {
    // In one statement: of two processes that say it together, one sees the silence.
    const Rows rows = database.run("UPDATE life SET seen_before = seen, seen = $1 "
                                   "WHERE id = 1 AND seen < $1 RETURNING seen_before",
                                   {value_of(now)});
    const Millis seen = rows.empty() ? now : rows.front().number(0);
    const Millis before = seen == 0 ? now : std::min(seen, alive_at.value_or(seen));
    if (now - before <= longest_silence) {
        return std::nullopt;
    }
    database.change("INSERT INTO outages (began, ended) VALUES ($1, $2) "
                    "ON CONFLICT (began) DO UPDATE SET ended = excluded.ended",
                    {value_of(before), value_of(now)});
    return Outage{.from = before, .to = now};
}

Millis last_sign_of_life(Connection& database) {
    const Rows rows = database.run("SELECT seen FROM life WHERE id = 1");
    return rows.empty() ? 0 : rows.front().number(0);
}

std::vector<Outage> outages_after(Connection& database, Millis moment) {
    std::vector<Outage> outages;
    for (const Row& row :
         database.run("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began",
                      {value_of(moment)})) {
        outages.push_back({.from = row.number(0), .to = row.number(1)});
    }
    return outages;
}

Millis lived_since(Connection& database, Millis now, Millis span) {
    Millis until = now;
    for (const Outage& outage : std::views::reverse(outages_after(database, 0))) {
        if (outage.to > until) { // the clock was ahead, and has been set back
            until = std::min(until, outage.from);
            continue;
        }
        if (until - outage.to >= span) {
            break;
        }
        span -= until - outage.to;
        until = outage.from;
    }
    return until - span;
}

void prove_writable(Connection& database) {
    if (database.change("UPDATE life SET generation = generation WHERE id = 1") != 1) {
        throw_corrupt("the row of the table life is missing");
    }
}

std::int64_t generation(Connection& database) {
    const Rows rows = database.run("SELECT generation FROM life WHERE id = 1");
    if (rows.empty()) {
        throw_corrupt("the row of the table life is missing");
    }
    return rows.front().number(0);
}

} // namespace kamisado::storage
