#pragma once

#include "rules/position.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

/// Reads starts, either a list or records. Each line of a list has the words of the protocol's
/// `position`: a position, or `start`, and either may be followed by `moves` and moves by
/// coordinates; empty lines and what follows a # are ignored. Records may follow one
/// another: every round of every match gives the position after that many of its moves. The error
/// names the line.
[[nodiscard]] std::expected<std::vector<Position>, std::string> read_openings(std::string_view text,
                                                                              int plies = 0);

} // namespace kamisado
