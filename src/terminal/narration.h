#pragma once

#include "rules/match.h"
#include "terminal/speech.h"

#include <cstddef>
#include <string>
#include <vector>

/// What happens in a match, in sentences of the language, with the rule behind each.
namespace kamisado::terminal {

/// What followed from a decision, without whose turn it is now.
[[nodiscard]] std::vector<std::string> narrate(const Speech& speech, const Match& match,
                                               std::size_t step);

/// Whose turn it was before that decision, which tower had to move and why; with as many steps as
/// the match has, how it stands now.
[[nodiscard]] std::string explain_turn(const Speech& speech, const Match& match, std::size_t step);

/// "Standard", "Series of 5"
[[nodiscard]] std::string name_of(const Speech& speech, Format format);
/// "3 points win", "round 2 of 5"
[[nodiscard]] std::string goal_of(const Speech& speech, Format format, const MatchState& state);

} // namespace kamisado::terminal
