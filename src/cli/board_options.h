#pragma once

#include "cli/board_picture.h"

#include <CLI/App.hpp>

#include <string>

namespace kamisado::cli {

/// How the board is to be drawn, as far as the command line says so.
class BoardOptions {
  public:
    void add_to(CLI::App& command);

    [[nodiscard]] bool is_hidden() const { return size_ == "none"; }
    /// What is left open follows from what the program is connected to; without a terminal the
    /// board has the size `otherwise`.
    [[nodiscard]] BoardLook look(BoardSize otherwise) const;

  private:
    [[nodiscard]] Marks marks() const;
    [[nodiscard]] ColourDepth depth() const;
    [[nodiscard]] BoardSize size(BoardSize otherwise) const;

    std::string colours_ = "auto";
    std::string size_ = "auto";
    bool letters_ = false;
    bool kanji_ = false;
};

} // namespace kamisado::cli
