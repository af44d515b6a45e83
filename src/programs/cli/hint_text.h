#pragma once

#include "cli/json.h"
#include "computer/hint.h"
#include "notation/spelling.h"
#include "rules/match.h"
#include "words/phrasebook.h"

#include <string>
#include <vector>

namespace kamisado::cli {

/// Whose turn it is, the choice, and a line for each reason.
[[nodiscard]] std::string hint_as_lines(const Phrasebook& book, const Match& match,
                                        const Hint& hint, Style style);

/// A line for each choice, the best first: its verdict, and its chance where that says more.
[[nodiscard]] std::string choices_as_lines(const Phrasebook& book, const Match& match,
                                           const std::vector<Choice>& choices, Style style);

/// For programs.
[[nodiscard]] Json hint_as_json(const Match& match, const Hint& hint, Style style);

} // namespace kamisado::cli
