#pragma once

#include "screen/cluster.h"
#include "screen/input.h"
#include "screen/sheet.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::screen {

/// A line of text that is being typed.
class TextField {
  public:
    /// The cursor stands after the text.
    explicit TextField(std::string_view text = {}, std::size_t longest = 1000);

    [[nodiscard]] std::string text() const;
    /// Characters before the cursor.
    [[nodiscard]] std::size_t cursor() const { return cursor_; }

    /// Types, deletes, moves; whether it was something for a field (Enter and Escape are not).
    bool handle(const KeyPress& press);
    /// Puts the cursor where the field was clicked, counted from its left edge.
    void click(int column, int width);

    /// One row; a text that is too long is shown around the cursor.
    void draw(Sheet& sheet, int row, int column, int width) const;

  private:
    void insert(char32_t character);
    void erase(std::size_t place);
    [[nodiscard]] std::size_t first_shown(int width) const;

    std::vector<Cluster> clusters_;
    std::size_t cursor_ = 0;
    std::size_t longest_;
};

} // namespace kamisado::screen
