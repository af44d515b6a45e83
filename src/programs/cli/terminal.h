#pragma once

#include "screen/canvas.h"
#include "screen/look.h"

#include <optional>

/// Whether the program's input and output are terminals.
namespace kamisado::cli {

/// The colours that standard output can show: none when it is no terminal or NO_COLOR is set.
[[nodiscard]] screen::Colours colours_of_output();
/// The same without asking whether colours are wanted.
[[nodiscard]] screen::Colours colours_of_terminal();

/// Nullopt if standard output is no terminal.
[[nodiscard]] std::optional<screen::Size> window_size();

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool errors_are_terminal();

} // namespace kamisado::cli
