#pragma once

#include "storage/connection.h"
#include "storage/games.h"

namespace kamisado::online {

/// Counts a game that has just ended for both players' ratings of its format, if it is a rated one
/// between two accounts and was not counted yet. Called in the transaction in which it ends.
void rate_finished_game(storage::Connection& database, const storage::StoredGame& game,
                        storage::Millis now);

} // namespace kamisado::online
