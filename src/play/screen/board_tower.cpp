#include "screen/board_tower.h"

#include "notation/names.h"
#include "rules/colour_names.h"
#include "screen/board_paint.h"
#include "screen/cluster.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace kamisado::screen {

namespace {

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (int time = 0; time < times; ++time) {
        text += piece;
    }
    return text;
}

std::string rings_with_gaps(int rings, int room, std::string_view ring) {
    const bool has_gaps = (rings * 2) - 1 <= room;
    std::string text;
    for (int count = 0; count < rings; ++count) {
        text += has_gaps && count > 0 ? " " : "";
        text += ring;
    }
    return text;
}

class TowerPainter {
  public:
    TowerPainter(Canvas& canvas, const Area& square, const PlacedTower& placed, Rgb ground,
                 const BoardLook& look)
        : canvas_(&canvas),
          square_(square),
          placed_(placed),
          look_(look.look),
          ground_(ground),
          body_(paint_of(placed.tower.colour, look.look.colours)),
          disc_(paint_of(placed.tower.owner, look.look.colours)),
          left_(mark_columns(look)),
          columns_(tower_columns(square.size, look)),
          mark_(marks_of(look) == SquareMarks::Kanji ? std::string(kanji_of(placed.tower.colour))
                                                     : std::string{letter_of(placed.tower)}) {}

    void draw() {
        const int row = tower_row(square_.size);
        if (row > 0) {
            draw_edge(row - 1, {.left = "▗", .middle = "▄", .right = "▖"});
        }
        draw_middle(row);
        if (square_.size.rows > 1) {
            draw_base(row + 1);
        } else if (placed_.rings > 0) {
            draw_ring_count(row);
        }
    }

  private:
    [[nodiscard]] Style on_disc() const {
        return {.ink = readable_on(disc_), .paper = disc_, .bold = true};
    }

    void put(int row, int column, std::string_view text, const Style& style) {
        canvas_->put(square_.row + row, square_.column + left_ + column, text, style);
    }

    /// On its own colour only the disc of a tower can be seen: there it is made larger.
    [[nodiscard]] bool has_larger_disc() const { return look_.unicode && body_ == ground_; }
    [[nodiscard]] bool has_room_around_mark() const { return columns_ - 2 > width_of(mark_); }

    struct Edge {
        std::string_view left;
        std::string_view middle;
        std::string_view right;
    };

    void draw_edge(int row, const Edge& edge) {
        if (has_larger_disc()) {
            const bool is_narrow = has_room_around_mark();
            put(row, 0,
                std::string(is_narrow ? " " : edge.left) + repeated(edge.middle, columns_ - 2) +
                    std::string(is_narrow ? " " : edge.right),
                {.ink = disc_, .paper = ground_});
        } else if (look_.unicode) {
            put(row, 0, repeated(edge.middle, columns_), {.ink = body_, .paper = ground_});
        }
    }

    /// The disc between two sides of the tower's colour.
    void draw_middle(int row) {
        const bool has_halves = has_larger_disc() && !has_room_around_mark();
        const Style sides{.ink = disc_, .paper = body_};
        const std::string disc = has_room_around_mark() ? " " + mark_ + " " : mark_;
        put(row, 0, repeated(" ", columns_), sides);
        put(row, (columns_ - width_of(disc)) / 2, disc, on_disc());
        if (has_halves) {
            put(row, 0, "▐", sides);
            put(row, columns_ - 1, "▌", sides);
        }
    }

    /// The lower edge of the tower, or a base with its rings.
    void draw_base(int row) {
        if (placed_.rings == 0) {
            draw_edge(row, {.left = "▝", .middle = "▀", .right = "▘"});
            return;
        }
        const std::string rings =
            rings_with_gaps(placed_.rings, columns_, look_.unicode ? "○" : "*");
        put(row, 0, repeated(" ", columns_), on_disc());
        put(row, (columns_ - width_of(rings)) / 2, rings, on_disc());
    }

    void draw_ring_count(int row) {
        constexpr std::array<std::string_view, max_rings + 1> raised{" ", "¹", "²", "³"};
        constexpr std::array<std::string_view, max_rings + 1> typed{" ", "1", "2", "3"};
        const auto rings = static_cast<std::size_t>(placed_.rings);
        put(row, columns_ - 1, look_.unicode ? raised[rings] : typed[rings], on_disc());
    }

    Canvas* canvas_;
    Area square_;
    PlacedTower placed_;
    Look look_;
    Rgb ground_;
    Rgb body_;
    Rgb disc_;
    int left_;
    int columns_;
    std::string mark_;
};

} // namespace

void draw_painted_tower(Canvas& canvas, const Area& square, const PlacedTower& placed, Rgb ground,
                        const BoardLook& look) {
    TowerPainter(canvas, square, placed, ground, look).draw();
}

void draw_typed_tower(Canvas& canvas, const Area& square, const PlacedTower& placed, bool is_mover,
                      const BoardLook& look) {
    const std::string_view brackets = placed.tower.owner == Player::Black ? "[]" : "()";
    const std::string rings(static_cast<std::size_t>(placed.rings), '*');
    const bool is_one_line = square.size.rows == 1;
    const int row = square.row + tower_row(square.size);
    const int centre = square.column + tower_centre(square.size, look);
    canvas.put(row, centre - 1,
               brackets.front() + std::string{letter_of(placed.tower)} +
                   (is_one_line ? rings : "") + brackets.back(),
               {.bold = true, .reversed = is_mover});
    if (!is_one_line) {
        canvas.put(row + 1, centre - (placed.rings / 2), rings, {.bold = true});
    }
}

} // namespace kamisado::screen
