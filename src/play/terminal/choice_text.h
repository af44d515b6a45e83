#pragma once

#include "computer/hint.h"
#include "rules/match.h"
#include "terminal/speech.h"
#include "terminal/thinker.h"

#include <cstdint>
#include <string>
#include <vector>

/// Findings of the computer, in words.
namespace kamisado::terminal {

/// `f1a6 P↖5Y`, "fill left"; briefly `P↖5Y`
enum class ChoiceStyle : std::uint8_t { Full, Brief };
[[nodiscard]] std::string write_choice(const Speech& speech, const Position& before,
                                       const Decision& decision,
                                       ChoiceStyle style = ChoiceStyle::Full);
/// "wins in 5", "open"
[[nodiscard]] std::string write_verdict(const Phrasebook& book, const Choice& choice);
/// "57%"; 0% and 100% are proved.
[[nodiscard]] std::string write_chance(Chance chance);
[[nodiscard]] std::string write_reason(const Phrasebook& book, const Reason& reason);
/// "12 345", "1.2 M"
[[nodiscard]] std::string write_nodes(std::uint64_t nodes);

/// The best first: quick wins, what is open, long losses.
[[nodiscard]] std::vector<Choice> best_first(const std::vector<Choice>& choices);

} // namespace kamisado::terminal
