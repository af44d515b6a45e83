#pragma once

#include "notation/record.h"
#include "notation/spelling.h"
#include "words/phrasebook.h"

#include <string>

namespace kamisado {

/// The match as people write it down at the table: Black's column left, Gold's right, and for each
/// round the line-up, the moves, what the round was worth, the score and the fill.
[[nodiscard]] std::string write_score_sheet(const Record& record, Style style,
                                            const Phrasebook& book = {});

} // namespace kamisado
