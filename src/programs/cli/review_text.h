#pragma once

#include "cli/json.h"
#include "computer/review.h"
#include "notation/record.h"
#include "notation/spelling.h"
#include "solver/solver.h"
#include "words/phrasebook.h"

#include <string>

namespace kamisado::cli {

/// A table with a line for each decision, how what let a round go is refuted, and a summary.
[[nodiscard]] std::string review_as_lines(const Phrasebook& book, const Record& record,
                                          const Review& review, Style style, Solver& solver);

/// For programs.
[[nodiscard]] Json review_as_json(const Record& record, const Review& review, Style style);

} // namespace kamisado::cli
