#pragma once

#include "rules/match.h"
#include "terminal/speech.h"

#include <expected>
#include <string>
#include <string_view>

namespace kamisado::terminal {

/// What somebody typed, as a decision: a move in any spelling, the square where it ends when that
/// says enough, `left` or `fill left`, `resign`. The error is a sentence in the language.
[[nodiscard]] std::expected<Decision, std::string>
read_typed(const Speech& speech, const MatchState& state, std::string_view text);

/// A refusal of the rules, as a sentence about the squares that were tried.
[[nodiscard]] std::string describe_refusal(const Speech& speech, const Position& position,
                                           const MoveRefusal& refusal, std::string tried);

} // namespace kamisado::terminal
