#pragma once

#include "screen/input.h"

#include <optional>
#include <string_view>

namespace kamisado::screen {

/// The key of an escape sequence that the terminal's description does not have: arrows in
/// the other mode, the mouse in the newer way. Nothing for what means nothing to us.
[[nodiscard]] std::optional<Input> meaning_of(std::string_view sequence);

/// Whether more must come after `[` or `O` and the rest so far.
[[nodiscard]] bool is_unfinished(std::string_view sequence);

} // namespace kamisado::screen
