#pragma once

#include "screen/canvas.h"

#include <string_view>

/// The terminal as a file.
namespace kamisado::screen {

[[nodiscard]] Size terminal_size();

/// Writes all of it, or as much as a terminal takes that is going away.
void send(std::string_view text);

/// A terminal that is gone can be read, but there is nothing.
[[nodiscard]] bool has_nothing_to_read();

} // namespace kamisado::screen
