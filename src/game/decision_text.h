#pragma once

#include "notation/error.h"
#include "rules/match.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// A decision as the log and the page write it: `e2e5`, `fill left`, `resigns black`, `time gold`.
namespace kamisado::game {

[[nodiscard]] std::string write_decision(const Decision& decision);

/// Reads what is written so, without asking whether it is allowed. A move knows its squares, not
/// what it pushes: the match will find out.
[[nodiscard]] std::optional<Decision> decision_from_name(std::string_view name);

/// Reads a decision that is to be taken now, as a person may type it: a move in any spelling. It
/// must be legal; whether the others are allowed, the match tells.
[[nodiscard]] std::expected<Decision, Error> read_decision(const MatchState& state,
                                                           std::string_view text);

} // namespace kamisado::game
