#pragma once

#include "game/live_match.h"
#include "notation/record.h"

#include <optional>
#include <string_view>
#include <vector>

namespace kamisado::game {

/// The match as it stands, as a record for export: players, levels, date and clock as tags. The
/// date is whatever the caller's calendar says: "2026-11-16".
[[nodiscard]] Record record_of(const LiveMatch& match,
                               std::optional<std::string_view> date = std::nullopt);

/// What a record is made from, without the states in between: quick to copy for whoever plays it
/// through and writes it elsewhere.
struct RecordDraft {
    std::vector<Tag> tags;
    Format format;
    Position start = Position::first();
    std::vector<Decision> decisions;
};
[[nodiscard]] RecordDraft draft_of(const LiveMatch& match,
                                   std::optional<std::string_view> date = std::nullopt);
/// The same as record_of the match.
[[nodiscard]] Record record_of(const RecordDraft& draft);

} // namespace kamisado::game
