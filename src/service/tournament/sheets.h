#pragma once

#include "tournament/tournament.h"

#include <string>

namespace kamisado::tournament {

/// The last round for the printer, as an HTML page: who meets whom at which board, then a slip for
/// each board to write the results on, then the table. Before the first round, who plays.
[[nodiscard]] std::string write_sheets(const Tournament& tournament);

} // namespace kamisado::tournament
