#pragma once

#include "online/wire.h"
#include "storage/connection.h"
#include "storage/games.h"

#include <optional>
#include <string_view>

namespace kamisado::online {

/// Counts a game that has just ended for both players' ratings of its format, if it is a rated one
/// between two accounts and was not counted yet. It does not count when one of them has not moved,
/// nor after ten between the same two within a day; and wins over accounts that are not settled yet
/// lift a rating to 1700 at most. Called in the transaction in which it ends. Returns what it
/// changed.
std::optional<RatingChanges> rate_finished_game(storage::Connection& database,
                                                const storage::StoredGame& game,
                                                storage::Millis now);

/// What it changed when it ended; nullopt when it did not count.
[[nodiscard]] std::optional<RatingChanges> rating_changes(storage::Connection& database,
                                                          const storage::StoredGame& game);

/// The rulebook's way to give out sides: whoever has the higher rating of this format plays Gold.
/// Whoever has one is more experienced than whoever has none; nullopt when they are alike.
[[nodiscard]] std::optional<Player> side_by_experience(storage::Connection& database,
                                                       storage::PersonId one,
                                                       storage::PersonId other,
                                                       std::string_view format);

} // namespace kamisado::online
