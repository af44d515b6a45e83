#pragma once

#include "notation/record.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace kamisado::server {

inline constexpr std::size_t longest_shared_link = 6'000;

/// The match that a link holds, as web/src/match/link.ts packs it: a version, then base64url of a
/// checksum and the deflated record. nullopt if it is damaged, or more than a preview is worth.
[[nodiscard]] std::optional<Record> read_shared_match(std::string_view packed);

} // namespace kamisado::server
