#include "terminal/layout.h"

#include <algorithm>

namespace kamisado::terminal {

namespace {

constexpr int frame_rows = 3; // title, message, keys
constexpr int least_told = 4;
constexpr int least_beside = 28; // the board
constexpr int least_record = 25;
constexpr int least_panel = 36;

screen::Area strip(int row, screen::Size window) {
    return {.row = row, .column = 1, .size = {.rows = 1, .columns = window.columns - 2}};
}

} // namespace

PlayLayout lay_out(screen::Size window, const screen::BoardLook& look, bool with_clocks) {
    PlayLayout layout;
    layout.title = {.row = 0, .column = 0, .size = {.rows = 1, .columns = window.columns}};
    layout.keys = strip(window.rows - 1, window);
    layout.message = strip(window.rows - 2, window);

    const screen::Size room{.rows = window.rows - frame_rows - least_told,
                            .columns = window.columns - least_beside};
    const auto size = screen::largest_fitting(room, look).value_or(screen::BoardSize::Small);
    const screen::Size board = screen::board_size_in_cells(size, look);
    layout.board = {.row = 1, .column = 0, .size = board};

    const int left = board.columns + 1;
    const int columns = window.columns - left;
    layout.side_by_side = columns >= least_record + least_panel;
    layout.record = {
        .row = 1,
        .column = left,
        .size = {.rows = board.rows,
                 .columns = layout.side_by_side ? std::max(columns / 3, least_record) : columns}};
    if (with_clocks) {
        layout.far_clock = {.row = 1, .column = left, .size = {.rows = 1, .columns = columns}};
        layout.near_clock = layout.far_clock;
        layout.near_clock.row = board.rows;
        layout.record.row += 1;
        layout.record.size.rows -= 2;
    }
    layout.panel = layout.record;
    if (layout.side_by_side) {
        layout.panel.column += layout.record.size.columns;
        layout.panel.size.columns = columns - layout.record.size.columns;
    }
    const int below = 1 + board.rows;
    layout.told = {.row = below,
                   .column = 1,
                   .size = {.rows = window.rows - 2 - below, .columns = window.columns - 2}};
    return layout;
}

} // namespace kamisado::terminal
