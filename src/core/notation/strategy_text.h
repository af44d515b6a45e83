#pragma once

#include "notation/error.h"
#include "rules/strategy.h"

#include <expected>
#include <string>
#include <string_view>

namespace kamisado {

/// Reads what docs/strategy.md describes. Whether the replies win, or are moves at all, is not
/// asked here.
[[nodiscard]] std::expected<Strategy, Error> read_strategy(std::string_view text);

[[nodiscard]] std::string write_strategy(const Strategy& strategy);

} // namespace kamisado
