#pragma once

#include "notation/error.h"
#include "rules/match.h"

#include <expected>
#include <string>
#include <string_view>

/// A decision as the log and the page write it: `e2e5`, `fill left`, `resigns black`, `time gold`.
namespace kamisado::game {

[[nodiscard]] std::string write_decision(const Decision& decision);

/// Reads a decision that is to be taken now. A move must be legal in this state, for only so is it
/// known what it pushes; whether the others are allowed, the match tells.
[[nodiscard]] std::expected<Decision, Error> read_decision(const MatchState& state,
                                                           std::string_view text);

} // namespace kamisado::game
