#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::screen {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const Rgb&, const Rgb&) = default;
};

/// How a cell looks; without ink or paper it has the terminal's own.
struct Style {
    std::optional<Rgb> ink = std::nullopt;
    std::optional<Rgb> paper = std::nullopt;
    bool bold = false;
    bool dim = false;
    bool underlined = false;
    bool reversed = false;

    friend bool operator==(const Style&, const Style&) = default;
};

/// One place of the screen. A wide character has the first of two; the second is empty.
struct Cell {
    std::string text = " ";
    Style style = {};

    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Size {
    int rows = 0;
    int columns = 0;

    friend bool operator==(const Size&, const Size&) = default;
};

struct Area {
    int row = 0;
    int column = 0;
    Size size = {};

    [[nodiscard]] bool contains(int at_row, int at_column) const {
        return at_row >= row && at_row < row + size.rows && at_column >= column &&
               at_column < column + size.columns;
    }

    friend bool operator==(const Area&, const Area&) = default;
};

/// A picture of the whole screen, in memory. What does not fit is cut off, never an error.
class Canvas {
  public:
    explicit Canvas(Size size);

    [[nodiscard]] Size size() const { return size_; }
    /// Outside it is blank.
    [[nodiscard]] const Cell& at(int row, int column) const;

    /// Writes one line and returns the column after it. Control characters are shown as `?`.
    int put(int row, int column, std::string_view utf8, const Style& style = {});
    void fill(const Area& area, const Style& style);
    /// Changes how it looks and leaves what is written there.
    void restyle(const Area& area, const Style& style);

    /// A row as plain text, without blanks at its end; for tests and for reading aloud.
    [[nodiscard]] std::string text(int row) const;

  private:
    [[nodiscard]] bool has(int row, int column) const;
    [[nodiscard]] std::size_t index(int row, int column) const;
    void set(int row, int column, std::string_view text, const Style& style);

    Size size_;
    std::vector<Cell> cells_;
};

} // namespace kamisado::screen
