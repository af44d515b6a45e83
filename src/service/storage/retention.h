#pragma once

#include "storage/connection.h"
#include "storage/games.h"

#include <cstddef>
#include <vector>

/// Data that expires; docs/storage.md tells people the same.
namespace kamisado::storage {

/// How long; 0 is for ever.
struct Retention {
    Millis guests = Millis{30} * 24 * 60 * 60 * 1000; ///< who never sat down at a game
    Millis games = Millis{365} * 24 * 60 * 60 * 1000; ///< that were given up
    Millis invitations = Millis{30} * 24 * 60 * 60 * 1000;
};

/// Goes round and round through everything, some hundred rows at a time, so that nobody waits for
/// it, and deletes
/// - guests who play in no game and have no invitation, when they are old;
/// - games without a clock that are not over and in which nothing has happened for long;
/// - invitations that are old.
/// Nothing else: finished games, games with a clock, accounts and bots stay. Time in which the
/// service did not run makes nothing old, nor does a wall clock that jumps.
class Cleaner {
  public:
    struct Deleted {
        std::size_t guests = 0;
        std::vector<GameId> games;
    };

    explicit Cleaner(const Retention& retention) : retention_(retention) {}

    /// The next rows.
    [[nodiscard]] Deleted clean(Connection& database, Millis now, std::size_t rows = 500);

  private:
    [[nodiscard]] std::size_t clean_people(Connection& database, Millis before, std::size_t rows);
    [[nodiscard]] std::vector<GameId> clean_games(Connection& database, Millis before,
                                                  std::size_t rows);

    Retention retention_;
    PersonId person_ = 0; ///< the last one that was looked at
    GameId game_;
};

} // namespace kamisado::storage
