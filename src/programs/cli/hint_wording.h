#pragma once

#include "cli/json.h"
#include "computer/hint.h"
#include "notation/spelling.h"
#include "rules/match.h"
#include "words/phrasebook.h"

#include <string>

/// What src/engine/computer finds, in English for people and as JSON for programs.
namespace kamisado::cli {

[[nodiscard]] Json to_json(const Reason& reason);

/// "certain", "63 %"
[[nodiscard]] std::string write_chance(const Phrasebook& book, Chance chance);

/// "KF3O (e1e4)", "fill left"
[[nodiscard]] std::string write_decision(const Position& before, const Decision& decision,
                                         Style style);
/// The move or the fill, and all that is known of it.
[[nodiscard]] Json to_json(const Position& before, const Choice& choice, Style style);

} // namespace kamisado::cli
