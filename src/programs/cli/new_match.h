#pragma once

#include "notation/record.h"
#include "notation/spelling.h"
#include "rules/match.h"

#include <string>

namespace kamisado::cli {

/// The record of a match that begins today. Players without a name get no tag.
[[nodiscard]] Record new_record(Match match, const PerPlayer<std::string>& names, Style style);

} // namespace kamisado::cli
