#pragma once

#include "storage/connection.h"
#include "storage/games.h"

namespace kamisado::online {

/// Counts a game that has just ended for both players' ratings of its format, if it is a rated one
/// between two accounts and was not counted yet. It does not count when one of them has not moved,
/// nor after ten between the same two within a day; and wins over accounts that are not settled yet
/// lift a rating to 1700 at most. Called in the transaction in which it ends.
void rate_finished_game(storage::Connection& database, const storage::StoredGame& game,
                        storage::Millis now);

} // namespace kamisado::online
