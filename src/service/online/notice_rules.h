#pragma once

#include "storage/connection.h"
#include "storage/games.h"
#include "storage/invitations.h"

/// Who is to be told of what, should it not be here: written in the same transaction as what has
/// happened. Whether it is here is found out when it is time to tell (see notices.h).
namespace kamisado::online {

/// A game has begun.
void note_beginning(storage::Connection& database, const storage::StoredGame& game);
/// A game stands otherwise than before.
void note_standing(storage::Connection& database, const storage::StoredGame& game,
                   const storage::Standing& before, const storage::Standing& after);
/// A game of a round has begun.
void note_round(storage::Connection& database, const storage::StoredGame& game, int round);
/// Somebody was invited by name.
void note_invitation(storage::Connection& database, const storage::Invitation& invitation);

/// How long before the end of somebody's time it is told that little is left.
[[nodiscard]] game::Millis little_time(const game::DaysClock& clock);

} // namespace kamisado::online
