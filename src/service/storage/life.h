#pragma once

#include "storage/connection.h"
#include "storage/games.h"

#include <cstdint>
#include <string>
#include <vector>

/// When the service could be used, so that nobody's clock pays for a crash; and whether the games
/// are still those that we know.
namespace kamisado::storage {

/// Nobody could play from `from` to `to`.
struct Outage {
    Millis from = 0;
    Millis to = 0;

    friend bool operator==(const Outage&, const Outage&) = default;
};

/// When the caller said last that the service lives.
struct LastSign {
    Millis at = 0;
    /// In this session and generation: then the caller knows that the service lived until then,
    /// and need not wait for another that is saying so and may be stuck in it.
    bool is_certain = false;
};
/// Says that the service lives. When nobody has said so for longer than `longest_silence`, or the
/// caller has not, that was an outage: it is stored and returned.
[[nodiscard]] std::optional<Outage> live(Connection& database, Millis now, Millis longest_silence,
                                         std::optional<LastSign> own = std::nullopt);
/// When any process said so last; 0: never.
[[nodiscard]] Millis last_sign_of_life(Connection& database);
[[nodiscard]] std::vector<Outage> outages_after(Connection& database, Millis moment);

/// The moment since which the service has lived for `span`, outages not counted. A wall clock that
/// jumps by a year is an outage of a year: nothing is older for it.
[[nodiscard]] Millis lived_since(Connection& database, Millis now, Millis span);

/// Writes something that changes nothing; throws when nothing can be written. On PostgreSQL it
/// locks nothing that others wait for.
void prove_writable(Connection& database);

/// Another number when a backup was restored under a running server.
[[nodiscard]] std::int64_t generation(Connection& database);

} // namespace kamisado::storage
