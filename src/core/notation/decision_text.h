#pragma once

#include "notation/error.h"
#include "rules/language.h"
#include "rules/match.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// A decision as one line of text, as records have it: `e2e5`, `fill left`, `resigns black`,
/// `time gold`.
namespace kamisado {

[[nodiscard]] std::string write_decision(const Decision& decision);
/// Reads what write_decision() writes, and nothing else. It is not checked against any match, so
/// that a move does not know what it pushes.
[[nodiscard]] std::optional<Decision> decision_from_name(std::string_view name);

/// Reads a decision that can be taken now, a move in any spelling; or tells why it cannot be.
[[nodiscard]] std::expected<Decision, Error> read_decision(const MatchState& state,
                                                           std::string_view text,
                                                           Language language = Language::English);

} // namespace kamisado
