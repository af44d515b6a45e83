#pragma once

#include "cli/failure.h"
#include "rules/strategy.h"

#include <expected>
#include <string>

namespace kamisado::cli {

/// Checks a strategy and says in a line what it proves, or what is wrong with it.
[[nodiscard]] std::expected<std::string, CommandError> strategy_verdict(const Strategy& strategy);

} // namespace kamisado::cli
