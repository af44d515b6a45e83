#include "screen/board_square.h"

#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"
#include "screen/board_paint.h"
#include "screen/cluster.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace kamisado::screen {

namespace {

int margin_of(const BoardLook& look) { return marks_of(look) == SquareMarks::Kanji ? 2 : 1; }

int tower_columns(Size square, const BoardLook& look) {
    return marks_of(look) == SquareMarks::Kanji ? 4 : square.columns - 2;
}

std::string_view text_of(SquareSign sign, bool unicode) {
    switch (sign) {
    case SquareSign::None: return " ";
    case SquareSign::Mover: return unicode ? "▸" : ">";
    case SquareSign::PushUp: return unicode ? "▲" : "^";
    case SquareSign::PushDown: return unicode ? "▼" : "v";
    case SquareSign::Blocked: return unicode ? "×" : "x";
    case SquareSign::Target: return unicode ? "●" : "+";
    case SquareSign::CameTo: return unicode ? "•" : "'";
    case SquareSign::CameFrom: break;
    }
    return unicode ? "○" : ".";
}

/// Signs of what is on an empty square stand in its middle, those of a tower beside it.
bool is_in_the_middle(SquareSign sign) {
    return sign == SquareSign::Target || sign == SquareSign::CameFrom;
}

bool is_urgent(SquareSign sign) {
    return sign == SquareSign::Mover || sign == SquareSign::PushUp ||
           sign == SquareSign::PushDown || sign == SquareSign::Blocked;
}

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (int time = 0; time < times; ++time) {
        text += piece;
    }
    return text;
}

/// Draws one square; rows and columns count from its upper left.
class SquareDrawing {
  public:
    SquareDrawing(Canvas& canvas, const Area& area, const ShownSquare& shown, const BoardLook& look)
        : canvas_(&canvas),
          area_(area),
          shown_(&shown),
          look_(&look),
          ground_(paint_of(colour_of(shown.square), look.look.colours)) {}

    void draw() {
        canvas_->fill(area_, on_ground());
        put(0, 0, mark(), on_ground());
        if (shown_->tower && has_colours()) {
            draw_painted_tower(*shown_->tower);
        } else if (shown_->tower) {
            draw_typed_tower(*shown_->tower);
        }
        draw_sign();
        if (shown_->has_cursor) {
            draw_cursor();
        }
    }

  private:
    [[nodiscard]] bool has_colours() const { return look_->look.colours != Colours::None; }
    [[nodiscard]] bool has_unicode() const { return look_->look.unicode; }
    [[nodiscard]] bool is_kanji() const { return marks_of(*look_) == SquareMarks::Kanji; }
    [[nodiscard]] int rows() const { return area_.size.rows; }
    [[nodiscard]] int margin() const { return margin_of(*look_); }
    [[nodiscard]] int columns() const { return tower_columns(area_.size, *look_); }

    [[nodiscard]] Style on_ground() const {
        return has_colours() ? Style{.ink = readable_on(ground_), .paper = ground_} : Style{};
    }
    /// The ground's colours changed over.
    [[nodiscard]] Style against_ground() const {
        return has_colours() ? Style{.ink = ground_, .paper = readable_on(ground_), .bold = true}
                             : Style{.bold = true, .reversed = true};
    }
    [[nodiscard]] Rgb colour_of_tower(const PlacedTower& placed) const {
        return paint_of(placed.tower.colour, look_->look.colours);
    }
    [[nodiscard]] Rgb colour_of_owner(const PlacedTower& placed) const {
        return paint_of(placed.tower.owner, look_->look.colours);
    }
    [[nodiscard]] Style on_disc(const PlacedTower& placed) const {
        const Rgb disc = colour_of_owner(placed);
        return {.ink = readable_on(disc), .paper = disc, .bold = true};
    }

    void put(int row, int column, std::string_view text, const Style& style) {
        canvas_->put(area_.row + row, area_.column + column, text, style);
    }

    [[nodiscard]] std::string mark() const {
        const Colour colour = colour_of(shown_->square);
        switch (marks_of(*look_)) {
        case SquareMarks::None: return " ";
        case SquareMarks::Letters: return {letter_of(colour)};
        case SquareMarks::Kanji: break;
        }
        return std::string(kanji_of(colour));
    }

    [[nodiscard]] std::string tower_mark(const PlacedTower& placed) const {
        return is_kanji() ? std::string(kanji_of(placed.tower.colour))
                          : std::string{letter_of(placed.tower)};
    }

    void draw_painted_tower(const PlacedTower& placed) {
        const int row = tower_row(area_.size);
        draw_body(row, placed);
        if (rows() > 1) {
            draw_base(row + 1, placed);
        } else if (placed.rings > 0) {
            constexpr std::array<std::string_view, max_rings + 1> raised{" ", "¹", "²", "³"};
            constexpr std::array<std::string_view, max_rings + 1> typed{" ", "1", "2", "3"};
            const auto rings = static_cast<std::size_t>(placed.rings);
            put(row, margin() + columns() - 1, has_unicode() ? raised[rings] : typed[rings],
                on_disc(placed));
        }
        if (row > 0 && has_unicode()) {
            put(row - 1, margin(), repeated("▄", columns()), in_tower_colour(placed));
        }
    }

    [[nodiscard]] Style in_tower_colour(const PlacedTower& placed) const {
        return {.ink = colour_of_tower(placed), .paper = ground_};
    }

    /// The disc between two sides of the tower's colour.
    void draw_body(int row, const PlacedTower& placed) {
        const bool is_wide = columns() - 2 > width_of(tower_mark(placed));
        const std::string disc = is_wide ? " " + tower_mark(placed) + " " : tower_mark(placed);
        const Style sides{.ink = colour_of_owner(placed), .paper = colour_of_tower(placed)};
        const bool has_halves = has_unicode() && !is_wide;
        put(row, margin(), has_halves ? "▐" : " ", sides);
        put(row, margin() + 1, disc, on_disc(placed));
        put(row, margin() + columns() - 1, has_halves ? "▌" : " ", sides);
    }

    /// The lower edge of the tower, or a base with its rings.
    void draw_base(int row, const PlacedTower& placed) {
        if (placed.rings == 0) {
            put(row, margin(), has_unicode() ? repeated("▀", columns()) : "",
                in_tower_colour(placed));
            return;
        }
        put(row, margin(), repeated(" ", columns()), on_disc(placed));
        draw_rings(row, placed, on_disc(placed));
    }

    void draw_rings(int row, const PlacedTower& placed, const Style& style) {
        const int room = columns();
        const bool has_gaps = (placed.rings * 2) - 1 <= room;
        const int width = has_gaps ? (placed.rings * 2) - 1 : placed.rings;
        std::string text;
        for (int ring = 0; ring < placed.rings; ++ring) {
            text += has_gaps && ring > 0 ? " " : "";
            text += has_unicode() ? "○" : "*";
        }
        put(row, margin() + ((room - width) / 2), text, style);
    }

    void draw_typed_tower(const PlacedTower& placed) {
        const bool is_black = placed.tower.owner == Player::Black;
        const bool is_mover = shown_->sign == SquareSign::Mover;
        const int row = tower_row(area_.size);
        const int centre = tower_centre(area_.size, *look_);
        const Style style{.bold = true, .reversed = is_mover};
        const std::string letter{letter_of(placed.tower)};
        const std::string rings = repeated("*", placed.rings);
        if (rows() == 1) { // [K*] has no room for three
            const std::string count = placed.rings > 1 ? std::to_string(placed.rings) : "";
            const std::string ring = placed.rings > 0 ? "*" + count : "";
            put(row, margin(), (is_black ? "[" : "(") + letter + ring + (is_black ? "]" : ")"),
                style);
            return;
        }
        put(row, centre - 1, (is_black ? "[" : "(") + letter + (is_black ? "]" : ")"), style);
        put(row + 1, centre - 1, rings, {.bold = true});
    }

    void draw_sign() {
        const SquareSign sign = shown_->sign;
        if (sign == SquareSign::None) {
            return;
        }
        const std::string_view text = text_of(sign, has_unicode());
        const Style style = is_urgent(sign) ? against_ground() : on_ground();
        if (is_in_the_middle(sign)) {
            put(tower_row(area_.size), tower_centre(area_.size, *look_), text, style);
            return;
        }
        put(rows() > 1 ? 1 : 0, 0, text, style);
        if (sign == SquareSign::Mover && has_spare_column()) {
            put(tower_row(area_.size), area_.size.columns - 1, has_unicode() ? "◂" : "<", style);
        }
    }

    [[nodiscard]] bool has_spare_column() const {
        return margin() + columns() < area_.size.columns;
    }

    void draw_cursor() {
        Area edge = area_;
        edge.size.columns = margin();
        canvas_->restyle(edge, against_ground());
        if (has_spare_column()) {
            edge.column = area_.column + margin() + columns();
            edge.size.columns = area_.size.columns - margin() - columns();
            canvas_->restyle(edge, against_ground());
        }
    }

    Canvas* canvas_;
    Area area_;
    const ShownSquare* shown_;
    const BoardLook* look_;
    Rgb ground_;
};

} // namespace

int tower_row(Size square) { return (square.rows - 1) / 2; }

int tower_centre(Size square, const BoardLook& look) {
    return margin_of(look) + ((tower_columns(square, look) - 1) / 2);
}

void draw_square(Canvas& canvas, const Area& area, const ShownSquare& shown,
                 const BoardLook& look) {
    SquareDrawing(canvas, area, shown, look).draw();
}

} // namespace kamisado::screen
