#pragma once

#include "rules/position.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// Starts taken from matches that were played.
namespace kamisado {

/// Whether this is a text of records: it begins with a tag.
[[nodiscard]] bool holds_records(std::string_view text);

/// The records of a text, one after the other. Every round of every match gives the position
/// after that many of its moves, where it was not over by then; one that comes again is left out.
/// The error names the line of the text.
[[nodiscard]] std::expected<std::vector<Position>, std::string>
openings_of_records(std::string_view text, int plies);

} // namespace kamisado
