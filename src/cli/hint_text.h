#pragma once

#include "notation/spelling.h"
#include "player/hint.h"
#include "rules/match.h"

#include <string>

namespace kamisado::cli {

/// Whose turn it is, the choice, and a line for each reason.
[[nodiscard]] std::string hint_as_lines(const Match& match, const Hint& hint, Style style);

/// For programs.
[[nodiscard]] std::string hint_as_json(const Match& match, const Hint& hint, Style style);

} // namespace kamisado::cli
