#pragma once

#include "screen/canvas.h"
#include "screen/look.h"

#include <functional>
#include <optional>
#include <string>

/// From pictures to what is sent to a terminal. ncurses draws in at most 256 colours unless the
/// terminal's description says more, which hardly any does; so it reads the keys, and this draws.
namespace kamisado::screen {

/// Control codes of the terminal, by its description.
struct TerminalCodes {
    std::function<std::string(int row, int column)> move_to;
    std::function<std::string(int index)> ink;   ///< of the palette
    std::function<std::string(int index)> paper; ///< of the palette
    std::string plain;                           ///< ends all attributes and colours
    std::string bold;
    std::string dim;
    std::string underlined;
    std::string reversed;
    Look look;
    int palette = 0; ///< how many colours the palette has
    /// To write into the last cell of all would scroll the screen.
    bool spares_last_cell = false;
};

/// What turns one picture into the next; everything when there is none before it, or it had
/// another size.
[[nodiscard]] std::string changes(const std::optional<Canvas>& before, const Canvas& after,
                                  const TerminalCodes& codes);

/// A picture as lines, for a terminal that scrolls or a file: with ANSI's codes, or without colours
/// as plain text.
[[nodiscard]] std::string write_lines(const Canvas& canvas, const Look& look);

/// The codes that make text look like this, after `plain`.
[[nodiscard]] std::string code_of(const Style& style, const TerminalCodes& codes);

} // namespace kamisado::screen
