#pragma once

#include "game/live_match.h"
#include "notation/record.h"

#include <optional>
#include <string_view>

namespace kamisado::game {

/// The match as it stands, as a record for export: players, levels, date and clock as tags. The
/// date is whatever the caller's calendar says: "2026-11-16".
[[nodiscard]] Record record_of(const LiveMatch& match,
                               std::optional<std::string_view> date = std::nullopt);

} // namespace kamisado::game
