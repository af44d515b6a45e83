#pragma once

#include "tournament/standings.h"
#include "tournament/tournament.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// An arena: whoever is free is paired at once, as often as the time allows. A meeting has one or
/// two games, as in every tournament.
namespace kamisado::tournament {

using Moment = std::int64_t; ///< in milliseconds

struct ArenaPlayer {
    std::string name;
    std::optional<int> rating;
    bool is_here = true; ///< wants to play: has neither paused nor left
    Moment free_since = 0;
};

struct Arena {
    std::vector<ArenaPlayer> players;
    /// In the order in which they began, nobody in two that have no score. One that was not
    /// finished in time has none for ever.
    std::vector<Meeting> meetings;
    int games = 2; ///< of a meeting
};

/// A meeting that was won, and one that was tied, 1-1.
inline constexpr int arena_win = 2;
inline constexpr int arena_tie = 1;
/// After this many won in a row everything counts twice, until one is not won.
inline constexpr int arena_streak = 2;

/// The best first: by points, then by meetings won.
[[nodiscard]] std::vector<Standing> arena_standings(const Arena& arena);

/// Two who have just met meet again only if nobody else can come: at once if nobody plays, else
/// after both have waited so long.
inline constexpr Moment arena_patience = 30'000;

struct ArenaPairing {
    std::vector<Meeting> meetings; ///< that begin now
    /// When two who are left over will have waited long enough.
    std::optional<Moment> look_again;
};
/// As many as possible of those who are free: near each other in the standings, with another
/// opponent than the last few times.
[[nodiscard]] ArenaPairing pair_arena(const Arena& arena, Moment now);

/// As a text for taking home: players, then a line for each meeting.
[[nodiscard]] std::string write_arena(const std::string& name, const Arena& arena);

} // namespace kamisado::tournament
