#include "storage/life.h"

#include "storage/values.h"

#include <algorithm>
#include <ranges>

namespace kamisado::storage {

namespace {

/// The last sign of life before this one; `now` when there was a later one. In one statement: of
/// two processes that say it together, one sees the silence.
Millis say_alive(Connection& database, Millis now, bool may_skip) {
    const Rows rows =
        may_skip && database.dialect() == Dialect::Postgres
            ? database.run("UPDATE life SET seen_before = seen, seen = $1 WHERE id IN (SELECT id "
                           "FROM life WHERE id = 1 AND seen < $1 FOR UPDATE SKIP LOCKED) "
                           "RETURNING seen_before",
                           {value_of(now)})
            : database.run("UPDATE life SET seen_before = seen, seen = $1 "
                           "WHERE id = 1 AND seen < $1 RETURNING seen_before",
                           {value_of(now)});
    return rows.empty() ? now : rows.front().number(0);
}

} // namespace

std::optional<Outage> live(Connection& database, Millis now, Millis longest_silence,
                           std::optional<LastSign> own) {
    const bool is_certain = own && own->is_certain;
    const Millis seen = say_alive(database, now, is_certain);
    Millis before = seen == 0 ? now : seen;
    if (own) {
        before = is_certain ? own->at : std::min(before, own->at);
    }
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
    if (database.dialect() == Dialect::Postgres) {
        static_cast<void>(generation(database));
        // A number for the transaction, with which its commit writes a mark of its own.
        static_cast<void>(database.run("SELECT pg_current_xact_id()::text"));
    } else if (database.change("UPDATE life SET generation = generation WHERE id = 1") != 1) {
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
