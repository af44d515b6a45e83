#pragma once

#include "screen/canvas.h"
#include "screen/input.h"
#include "screen/sheet.h"

#include <cstdint>
#include <span>
#include <string>

namespace kamisado::screen {

/// A list that is longer than its area: which row is under the cursor, and which is at the top.
struct ListState {
    int cursor = 0;
    int top = 0;
};

struct ListRow {
    std::string text;
    Style style = {};
};

enum class ListCursor : std::uint8_t { Hidden, Shown };

/// Moves the cursor: arrows, page, home, end, the wheel. Whether it was something for a list.
bool handle(ListState& state, const Input& input, int count, int visible_rows);

/// Keeps the cursor within the list and in sight.
void settle(ListState& state, int count, int visible_rows);

/// Draws what is in sight, a scroll bar at the right when there is more, and adds each row to the
/// map: `first_id` + the row's number.
void draw_list(Sheet& sheet, const Area& area, std::span<const ListRow> rows, ListState& state,
               int first_id, ListCursor cursor = ListCursor::Shown);

} // namespace kamisado::screen
