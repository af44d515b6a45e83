#pragma once

#include "notation/record.h"
#include "notation/spelling.h"
#include "rules/match.h"

#include <string>
#include <string_view>

namespace kamisado::game {

/// The record of a match that begins on that day. Players without a name get no tag.
[[nodiscard]] Record new_record(Match match, const PerPlayer<std::string>& names, Style style,
                                std::string_view date);

} // namespace kamisado::game
