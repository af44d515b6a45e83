#pragma once

#include "rules/position.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

/// Reads a list of starts, one a line, in the words of the protocol's `position`: a position, or
/// `start`, and either may be followed by `moves` and moves by coordinates. Empty lines and what
/// stands behind a # are passed over. The error names the line.
[[nodiscard]] std::expected<std::vector<Position>, std::string>
read_openings(std::string_view text);

} // namespace kamisado
