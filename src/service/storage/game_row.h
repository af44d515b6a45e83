#pragma once

#include "storage/connection.h"
#include "storage/games.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kamisado::storage {

/// What game_from reads, of the tables `games` (as g) and `standings` (as s).
inline constexpr std::string_view game_columns =
    "g.id, g.watch, g.format, g.start, g.black_name, g.black_level, g.black_person, g.gold_name, "
    "g.gold_level, g.gold_person, g.clock, g.takebacks, g.begun, g.rated, g.listed, g.rematch, "
    "s.ply, s.decider, s.winner, s.black_points, s.gold_points, s.flag_at, s.last_moment, "
    "s.position, s.entries, g.voided, g.tournament, g.no_preview";
/// Columns that a statement adds to them begin with this number.
inline constexpr auto game_column_count =
    static_cast<std::size_t>(std::ranges::count(game_columns, ',') + 1);
inline constexpr std::string_view game_tables = "games g JOIN standings s ON s.game = g.id";

/// Throws Corrupt when it is not one.
[[nodiscard]] StoredGame game_from(const Row& row);

} // namespace kamisado::storage
