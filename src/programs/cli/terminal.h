#pragma once

#include "cli/paint.h"

#include <optional>

/// What the program is connected to.
namespace kamisado::cli {

/// The colours that standard output can show: none when it is no terminal or NO_COLOR is set.
[[nodiscard]] ColourDepth depth_of_output();
/// The same without asking whether colours are wanted.
[[nodiscard]] ColourDepth depth_of_terminal();

struct WindowSize {
    int rows = 0;
    int columns = 0;
};
/// Nothing when standard output is no terminal.
[[nodiscard]] std::optional<WindowSize> window_size();

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool errors_are_terminal();

} // namespace kamisado::cli
