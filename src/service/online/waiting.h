#pragma once

#include "game/live_match.h"
#include "online/loaded_games.h"
#include "storage/games.h"

#include <optional>

/// A game by minutes between two people waits for both: no clock runs for somebody who has not
/// come yet. Its log tells so, in every process and after every restart: it begins with a pause,
/// and whoever is there first may decide, between a `resumes` and a `pauses` of the same moment.
namespace kamisado::online {

/// Whether a game that begins is one that waits.
[[nodiscard]] bool waits_at_first(const game::GameSetup& setup);
[[nodiscard]] bool waits_for_both(const game::LiveMatch& match);
[[nodiscard]] Standstill standstill_of(const game::LiveMatch& match);

/// How it stands, for the database. While the clocks stand still no flag falls; but should nobody
/// come, somebody must look at this game again.
[[nodiscard]] storage::Standing standing_with(const game::LiveMatch& match,
                                              std::optional<Millis> resumes_at);

} // namespace kamisado::online
