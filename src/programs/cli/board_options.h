#pragma once

#include "cli/board_picture.h"

#include <string>

namespace kamisado::cli {

/// How the board is to be drawn, as far as the command line says so.
struct BoardOptions {
    std::string colours = "auto";
    std::string size_name = "auto";
    bool letters = false;
    bool kanji = false;

    [[nodiscard]] bool is_hidden() const { return size_name == "none"; }
    /// What is left open follows from what the program is connected to; without a terminal the
    /// board has the size `otherwise`.
    [[nodiscard]] BoardLook look(BoardSize otherwise) const;

  private:
    [[nodiscard]] Marks marks() const;
    [[nodiscard]] ColourDepth depth() const;
    [[nodiscard]] BoardSize size(BoardSize otherwise) const;
};

} // namespace kamisado::cli
