#pragma once

#include "online/tables.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/games.h"

#include <expected>
#include <optional>
#include <string_view>

namespace kamisado::online {

/// Nullopt if the two can play once more.
[[nodiscard]] std::optional<Refusal> why_no_rematch(const Tables::Table& table);
/// The game that follows, sides changed; the one that there is, if somebody was quicker.
[[nodiscard]] std::expected<storage::StoredGame, Refusal>
make_rematch(storage::Connection& database, Tables& tables, std::string_view game, Millis now);

} // namespace kamisado::online
