#include "screen/list.h"

#include "screen/text.h"

#include <algorithm>
#include <variant>

namespace kamisado::screen {

namespace {

constexpr int wheel_step = 3;

/// How far a key moves the cursor; 0 for one that is not for a list.
int step_of(Key key, int count, int visible_rows) {
    switch (key) {
    case Key::Up: return -1;
    case Key::Down: return 1;
    case Key::PageUp: return -std::max(visible_rows - 1, 1);
    case Key::PageDown: return std::max(visible_rows - 1, 1);
    case Key::Home: return -std::max(count, 1);
    case Key::End: return std::max(count, 1);
    default: return 0;
    }
}

int step_of(const Input& input, int count, int visible_rows) {
    if (const auto* press = std::get_if<KeyPress>(&input)) {
        return step_of(press->key, count, visible_rows);
    }
    if (const auto* mouse = std::get_if<MouseInput>(&input)) {
        switch (mouse->action) {
        case MouseAction::ScrollUp: return -wheel_step;
        case MouseAction::ScrollDown: return wheel_step;
        case MouseAction::Press: break;
        }
    }
    return 0;
}

/// A bar at the right edge whose thumb is where what is shown lies in the whole.
void draw_scroll_bar(Sheet& sheet, const Area& area, int count, int top) {
    const int rows = area.size.rows;
    const int column = area.column + area.size.columns - 1;
    const int thumb = std::max(rows * rows / count, 1);
    const int hidden = std::max(count - rows, 1);
    const int thumb_top = (rows - thumb) * std::min(top, hidden) / hidden;
    for (int row = 0; row < rows; ++row) {
        const bool is_thumb = row >= thumb_top && row < thumb_top + thumb;
        const std::string_view drawn = is_thumb ? "█" : "│";
        const std::string_view typed = is_thumb ? "#" : "|";
        sheet.canvas.put(area.row + row, column, sheet.look.unicode ? drawn : typed,
                         style_of(Role::Faint, sheet.look));
    }
}

} // namespace

void settle(ListState& state, int count, int visible_rows) {
    const int rows = std::max(visible_rows, 1);
    state.cursor = std::clamp(state.cursor, 0, std::max(count - 1, 0));
    state.top = std::clamp(state.top, state.cursor - rows + 1, state.cursor);
    state.top = std::clamp(state.top, 0, std::max(count - rows, 0));
}

bool handle(ListState& state, const Input& input, int count, int visible_rows) {
    const int step = step_of(input, count, visible_rows);
    state.cursor += step;
    settle(state, count, visible_rows);
    return step != 0;
}

void draw_list(Sheet& sheet, const Area& area, std::span<const ListRow> rows, ListState& state,
               int first_id, ListCursor cursor) {
    const int count = static_cast<int>(rows.size());
    if (area.size.rows < 1 || area.size.columns < 1) {
        return;
    }
    settle(state, count, area.size.rows);
    const bool is_scrolled = count > area.size.rows;
    const Size row_size{.rows = 1, .columns = area.size.columns - (is_scrolled ? 2 : 0)};
    for (int shown = 0; shown < std::min(count - state.top, area.size.rows); ++shown) {
        const int number = state.top + shown;
        const ListRow& row = rows[static_cast<std::size_t>(number)];
        const Area place{.row = area.row + shown, .column = area.column, .size = row_size};
        const bool is_selected = cursor == ListCursor::Shown && number == state.cursor;
        const Style style = is_selected ? style_of(Role::Selected, sheet.look) : row.style;
        sheet.canvas.fill(place, is_selected ? style : Style{});
        draw_line(sheet, place, row.text, style);
        sheet.hits.add(place, first_id + number);
    }
    if (is_scrolled) {
        draw_scroll_bar(sheet, area, count, state.top);
    }
}

} // namespace kamisado::screen
