#pragma once

#include "rules/board.h"
#include "tournament/tournament.h"
#include "words/phrasebook.h"

#include <optional>
#include <string>

namespace kamisado::tournament {

/// The last round for the printer, as an HTML page: who meets whom at which board, then a slip for
/// each board to write the results on, then the table, then a score sheet for each game. Before the
/// first round, who plays. With the line-up that the games of this round begin from, unless it is
/// the first position; in a knock-out with two games, that of a third one.
[[nodiscard]] std::string write_sheets(const Tournament& tournament, const Phrasebook& book,
                                       const std::optional<Board>& line_up = std::nullopt);

} // namespace kamisado::tournament
