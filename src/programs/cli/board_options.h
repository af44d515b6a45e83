#pragma once

#include "screen/board_geometry.h"

#include <string>

namespace kamisado::cli {

/// How the board is to be drawn, as far as the command line says so.
struct BoardOptions {
    std::string colours = "auto";
    std::string size_name = "auto";
    bool letters = false;
    bool kanji = false;

    [[nodiscard]] bool is_hidden() const { return size_name == "none"; }
    /// Options that are not given follow from standard output: without a terminal the
    /// board is small.
    [[nodiscard]] screen::BoardLook look() const;

  private:
    [[nodiscard]] screen::Colours shown_colours() const;
    [[nodiscard]] screen::BoardSize size(const screen::BoardLook& look) const;
};

} // namespace kamisado::cli
