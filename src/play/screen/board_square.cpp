#include "screen/board_square.h"

#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"
#include "screen/board_paint.h"
#include "screen/board_tower.h"

#include <string>
#include <string_view>

namespace kamisado::screen {

namespace {

std::string_view text_of(SquareSign sign, bool unicode) {
    switch (sign) {
    case SquareSign::None: return " ";
    case SquareSign::Mover:
    case SquareSign::Choice: return unicode ? "▸" : ">";
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

/// Draws one square; rows and columns count from its upper left.
class SquareDrawing {
  public:
    SquareDrawing(Canvas& canvas, const Area& area, const ShownSquare& shown, const BoardLook& look)
        : canvas_(&canvas),
          area_(area),
          shown_(&shown),
          look_(&look),
          ground_(paint_of(look.seen(colour_of(shown.square)), look.look.colours)) {}

    void draw() {
        canvas_->fill(area_, on_ground());
        put(0, 0, mark(), on_ground());
        if (shown_->tower && has_colours()) {
            draw_painted_tower(*canvas_, area_, *shown_->tower, ground_, *look_);
        } else if (shown_->tower) {
            draw_typed_tower(*canvas_, area_, *shown_->tower, shown_->sign == SquareSign::Mover,
                             *look_);
        }
        draw_sign();
        if (shown_->has_cursor) {
            draw_cursor();
        }
    }

  private:
    [[nodiscard]] bool has_colours() const { return look_->look.colours != Colours::None; }
    [[nodiscard]] bool has_unicode() const { return look_->look.unicode; }
    [[nodiscard]] int rows() const { return area_.size.rows; }
    [[nodiscard]] int margin() const { return mark_columns(*look_); }
    [[nodiscard]] int columns() const { return tower_columns(area_.size, *look_); }

    [[nodiscard]] Style on_ground() const {
        return has_colours() ? Style{.ink = readable_on(ground_), .paper = ground_} : Style{};
    }
    /// The ground's colours changed over.
    [[nodiscard]] Style against_ground() const {
        return has_colours() ? Style{.ink = ground_, .paper = readable_on(ground_), .bold = true}
                             : Style{.bold = true, .reversed = true};
    }
    void put(int row, int column, std::string_view text, const Style& style) {
        canvas_->put(area_.row + row, area_.column + column, text, style);
    }

    [[nodiscard]] std::string mark() const {
        const Colour colour = look_->seen(colour_of(shown_->square));
        switch (marks_of(*look_)) {
        case SquareMarks::None: return " ";
        case SquareMarks::Letters: return {letter_of(colour)};
        case SquareMarks::Kanji: break;
        }
        return std::string(kanji_of(colour));
    }

    void draw_sign() {
        const SquareSign sign = shown_->sign;
        if (sign == SquareSign::None) {
            return;
        }
        const std::string_view text = text_of(sign, has_unicode());
        const Style style = is_urgent(sign) ? against_ground() : on_ground();
        if (is_in_the_middle(sign) && !shown_->tower) {
            put(tower_row(area_.size), tower_centre(area_.size, *look_), text, style);
            return;
        }
        const int row = rows() > 1 ? 1 : 0;
        put(row, 0, text, style);
        if (sign == SquareSign::Mover && has_spare_column()) {
            put(row, area_.size.columns - 1, has_unicode() ? "◂" : "<", style);
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

void draw_square(Canvas& canvas, const Area& area, const ShownSquare& shown,
                 const BoardLook& look) {
    ShownSquare seen = shown;
    if (seen.tower) {
        seen.tower->tower.colour = look.seen(seen.tower->tower.colour);
    }
    SquareDrawing(canvas, area, seen, look).draw();
}

} // namespace kamisado::screen
