#pragma once

#include "notation/spelling.h"
#include "rules/position.h"
#include "words/phrasebook.h"

#include <string>

namespace kamisado::cli {

/// The legal moves for people: a line each when the tower is known, a line a tower otherwise.
[[nodiscard]] std::string list_of_moves(const Phrasebook& book, const Position& position,
                                        Style style);

} // namespace kamisado::cli
