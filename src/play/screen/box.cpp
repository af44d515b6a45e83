#include "screen/box.h"

#include "screen/text.h"

#include <algorithm>
#include <string>

namespace kamisado::screen {

namespace {

struct Lines {
    std::string_view across;
    std::string_view down;
    std::string_view upper_left;
    std::string_view upper_right;
    std::string_view lower_left;
    std::string_view lower_right;
};

constexpr Lines drawn_lines{.across = "─",
                            .down = "│",
                            .upper_left = "╭",
                            .upper_right = "╮",
                            .lower_left = "╰",
                            .lower_right = "╯"};
constexpr Lines typed_lines{.across = "-",
                            .down = "|",
                            .upper_left = "+",
                            .upper_right = "+",
                            .lower_left = "+",
                            .lower_right = "+"};

void draw_edge(Sheet& sheet, const Area& area, int row, std::string_view left,
               std::string_view right) {
    const Style style = style_of(Role::Faint, sheet.look);
    const Lines& lines = sheet.look.unicode ? drawn_lines : typed_lines;
    std::string text(left);
    for (int column = 2; column < area.size.columns; ++column) {
        text += lines.across;
    }
    text += right;
    sheet.canvas.put(row, area.column, text, style);
}

} // namespace

Area centred(Size size, const Area& within) {
    const Size fitting{.rows = std::min(size.rows, within.size.rows),
                       .columns = std::min(size.columns, within.size.columns)};
    return {.row = within.row + ((within.size.rows - fitting.rows) / 2),
            .column = within.column + ((within.size.columns - fitting.columns) / 2),
            .size = fitting};
}

Area draw_box(Sheet& sheet, const Area& area, std::string_view title) {
    const Area inside{.row = area.row + 1,
                      .column = area.column + 2,
                      .size = {.rows = std::max(area.size.rows - 2, 0),
                               .columns = std::max(area.size.columns - 4, 0)}};
    if (area.size.rows < 2 || area.size.columns < 2) {
        return inside;
    }
    const Lines& lines = sheet.look.unicode ? drawn_lines : typed_lines;
    const int bottom = area.row + area.size.rows - 1;
    const int right = area.column + area.size.columns - 1;
    sheet.canvas.fill(area, {});
    draw_edge(sheet, area, area.row, lines.upper_left, lines.upper_right);
    draw_edge(sheet, area, bottom, lines.lower_left, lines.lower_right);
    for (int row = area.row + 1; row < bottom; ++row) {
        sheet.canvas.put(row, area.column, lines.down, style_of(Role::Faint, sheet.look));
        sheet.canvas.put(row, right, lines.down, style_of(Role::Faint, sheet.look));
    }
    if (!title.empty() && inside.size.columns > 2) {
        const std::string name = shortened(title, inside.size.columns - 2, sheet.look);
        sheet.canvas.put(area.row, inside.column, " " + name + " ",
                         style_of(Role::Title, sheet.look));
    }
    return inside;
}

} // namespace kamisado::screen
