#pragma once

#include "picture/geometry.h"
#include "picture/image.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The shapes of the board as the page draws them. web/src/board is their source; a test there
/// writes them out as board_shapes.txt, with curves as lines, and holds that file to it.
namespace kamisado::picture {

struct Stop {
    double offset = 0;
    Rgb colour = {};
    double opacity = 1;
};

struct Paint {
    enum class Kind : std::uint8_t { Plain, Linear, Radial };

    Kind kind = Kind::Plain;
    /// Linear: from one point to another. Radial: the middle, and how far it reaches each way.
    std::array<double, 4> place{};
    std::vector<Stop> stops = {}; ///< one when it is plain

    /// The colour at a point of the path's own field.
    [[nodiscard]] Stop at(Point point) const;
};

struct Line {
    std::vector<Point> points;
    bool is_closed = false;
};
using Path = std::vector<Line>;

struct Item {
    enum class Kind : std::uint8_t { Fill, Stroke, Use };

    Kind kind = Kind::Fill;
    std::size_t path = 0;
    Matrix matrix = {};
    Paint paint = {};
    double width = 0; ///< of a stroke
    bool has_round_ends = false;
    std::string name = {}; ///< of the drawing that is used
};

struct Box {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};

class Shapes {
  public:
    /// The shapes of board_shapes.txt, read once.
    [[nodiscard]] static const Shapes& of_board();
    /// The text is ours: it is not checked.
    explicit Shapes(std::string_view text);

    /// What can be seen of the board with its frame; a square is 100 wide, a8 begins at (0, 0).
    [[nodiscard]] const Box& box() const { return box_; }
    /// Draws by name: "ground", "tower black red 2" and "light" around (0, 0).
    void draw(Image& image, std::string_view name, const Matrix& matrix) const;

  private:
    void add(std::string_view line);

    Box box_;
    std::vector<Path> paths_;
    std::map<std::string, std::vector<Item>, std::less<>> drawings_;
    std::vector<Item>* last_ = nullptr;
};

/// The file's text, compiled in.
[[nodiscard]] std::string_view board_shapes_text();

} // namespace kamisado::picture
