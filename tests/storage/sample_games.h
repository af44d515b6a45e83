#pragma once

#include "game/live_match.h"
#include "storage/games.h"

#include <string>
#include <string_view>
#include <vector>

namespace kamisado::test {

inline constexpr storage::Millis noon = 1'763'200'000'000;

/// A match of two people with a clock of five minutes, begun at noon.
[[nodiscard]] game::GameSetup sample_setup();
/// That match as it begins, under an id.
[[nodiscard]] storage::StoredGame sample_game(std::string_view id);
[[nodiscard]] game::LiveMatch sample_match();

/// The first legal move, a second after the last entry: a match can be played on for long.
[[nodiscard]] std::vector<game::Entry> play_on(game::LiveMatch& match);
[[nodiscard]] std::vector<game::Entry> resign(game::LiveMatch& match, Player player);

} // namespace kamisado::test
