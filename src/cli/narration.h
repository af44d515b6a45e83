#pragma once

#include "notation/record.h"
#include "notation/spelling.h"
#include "rules/match.h"
#include "rules/position.h"

#include <cstddef>
#include <string>
#include <vector>

/// What happens in a match, told in sentences with the rule behind each.
namespace kamisado::cli {

/// What followed from a decision, a sentence each, without whose turn it is now.
[[nodiscard]] std::vector<std::string> narrate(const Record& record, std::size_t step);

/// Whose turn it is, which tower must move and why, or whose choice the fill is; empty when the
/// match is over.
[[nodiscard]] std::string explain_turn(const Match& match);

/// The same for a position of which nothing else is known.
[[nodiscard]] std::string explain_turn(const Position& position);

} // namespace kamisado::cli
