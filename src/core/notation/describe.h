#pragma once

#include "rules/tower.h"

#include <string>
#include <string_view>

/// Words for error sentences.
namespace kamisado {

/// "gold green"
[[nodiscard]] std::string describe(Tower tower);

/// The beginning of a text as it can be shown in a message: at most one line and forty characters,
/// control characters replaced, "nothing" when there is none.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace kamisado
