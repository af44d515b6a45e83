#pragma once

#include "screen/board_geometry.h"
#include "screen/canvas.h"

#include <algorithm>

namespace kamisado::terminal {

inline constexpr screen::Size smallest_window{.rows = 24, .columns = 80};

[[nodiscard]] constexpr bool fits(screen::Size window) {
    return window.rows >= smallest_window.rows && window.columns >= smallest_window.columns;
}

/// Where everything is while a match is played: as large a board as leaves room for the rest.
struct PlayLayout {
    screen::Area title;
    screen::Area board;
    screen::Area record;
    /// Beside the record where there is room, in its place where there is not.
    screen::Area panel;
    bool side_by_side = false;
    /// Above and below these, where there are clocks; else without a row.
    screen::Area far_clock;
    screen::Area near_clock;
    screen::Area told;    ///< whose turn it is, and what happened
    screen::Area message; ///< a message or a prompt
    screen::Area keys;
};

[[nodiscard]] constexpr screen::Area rows_of(const screen::Area& area, int first, int count) {
    return {.row = area.row + first,
            .column = area.column,
            .size = {.rows = std::max(count, 0), .columns = area.size.columns}};
}
/// What is below the rows that are used.
[[nodiscard]] constexpr screen::Area rest_of(const screen::Area& area, int used) {
    return rows_of(area, used, area.size.rows - used);
}

[[nodiscard]] PlayLayout lay_out(screen::Size window, const screen::BoardLook& look,
                                 bool with_clocks);

} // namespace kamisado::terminal
