#pragma once

#include "screen/canvas.h"

#include <cstdint>

/// The house style: what each kind of text looks like, on dark and on light terminals.
namespace kamisado::screen {

enum class Colours : std::uint8_t { None, Sixteen, Palette256, True };

/// Capabilities of the terminal.
struct Look {
    Colours colours = Colours::True;
    bool unicode = true;
};

enum class Role : std::uint8_t {
    Text,
    Faint, ///< less important, or switched off
    Title,
    Key,      ///< what can be pressed
    Selected, ///< under the cursor
    Good,
    Warning,
    Bad,
};

/// Without colours the difference is bold, dim, underlined or reversed.
[[nodiscard]] Style style_of(Role role, const Look& look);

} // namespace kamisado::screen
