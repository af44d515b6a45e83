#pragma once

#include "cli/puzzle_refutation.h"
#include "notation/spelling.h"
#include "rules/match.h"
#include "words/phrasebook.h"

#include <string>

/// Sentences for somebody who solves a puzzle.
namespace kamisado::cli {

/// The nth hint about the right decision, from 1, each saying more than the one before: at last the
/// decision itself.
[[nodiscard]] std::string hint_about(const Phrasebook& book, const MatchState& state,
                                     const Decision& right, int nth, Style style);

/// What is wrong with a decision, in a sentence before the line that shows it.
[[nodiscard]] std::string verdict_on(const Phrasebook& book, const Refutation& refutation,
                                     Player solver, int points);

/// Wrong tries and hints so far.
struct PuzzleEffort {
    int wrong_tries = 0;
    int hints = 0;
};
/// "Solved at the first try.", "Solved with 2 wrong tries and 1 hint."
[[nodiscard]] std::string praise(const Phrasebook& book, const PuzzleEffort& effort);

} // namespace kamisado::cli
