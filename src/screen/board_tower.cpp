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
        if (row > 0 && look_.unicode) {
            put(row - 1, 0, repeated("▄", columns_), in_body_colour());
        }
        draw_middle(row);
        if (square_.size.rows > 1) {
            draw_base(row + 1);
        } else if (placed_.rings > 0) {
            draw_ring_count(row);
        }
    }

  private:
    [[nodiscard]] Style in_body_colour() const { return {.ink = body_, .paper = ground_}; }
    [[nodiscard]] Style on_disc() const {
        return {.ink = readable_on(disc_), .paper = disc_, .bold = true};
    }

    void put(int row, int column, std::string_view text, const Style& style) {
        canvas_->put(square_.row + row, square_.column + left_ + column, text, style);
    }

    /// The disc between two sides of the tower's colour.
    void draw_middle(int row) {
        const bool is_wide = columns_ - 2 > width_of(mark_);
        // On its own colour it would be the disc alone: that is made wider.
        const bool has_halves = look_.unicode && !is_wide && body_ == ground_;
        const Style sides{.ink = disc_, .paper = body_};
        put(row, 0, has_halves ? "▐" : " ", sides);
        put(row, 1, is_wide ? " " + mark_ + " " : mark_, on_disc());
        put(row, columns_ - 1, has_halves ? "▌" : " ", sides);
    }

    /// The lower edge of the tower, or a base with its rings.
    void draw_base(int row) {
        if (placed_.rings == 0) {
            put(row, 0, look_.unicode ? repeated("▀", columns_) : "", in_body_colour());
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

bool is_one_typed_line(Size square, const BoardLook& look) {
    return square.rows == 1 && look.look.colours == Colours::None;
}

} // namespace

int mark_columns(const BoardLook& look) { return marks_of(look) == SquareMarks::Kanji ? 2 : 1; }

int tower_columns(Size square, const BoardLook& look) {
    if (is_one_typed_line(square, look)) {
        return square.columns - mark_columns(look);
    }
    return marks_of(look) == SquareMarks::Kanji ? 4 : square.columns - 2;
}

int tower_row(Size square) { return (square.rows - 1) / 2; }

int tower_centre(Size square, const BoardLook& look) {
    const int from_left =
        is_one_typed_line(square, look) ? 1 : (tower_columns(square, look) - 1) / 2;
    return mark_columns(look) + from_left;
}

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
