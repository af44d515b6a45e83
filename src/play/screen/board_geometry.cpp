#include "screen/board_geometry.h"

#include <algorithm>

namespace kamisado::screen {

namespace {

bool is_one_typed_line(Size square, const BoardLook& look) {
    return square.rows == 1 && look.look.colours == Colours::None;
}

} // namespace

SquareMarks marks_of(const BoardLook& look) {
    if (look.marks == SquareMarks::Kanji && !look.look.unicode) {
        return SquareMarks::Letters;
    }
    const bool needs_marks = look.look.colours == Colours::None;
    return look.marks == SquareMarks::None && needs_marks ? SquareMarks::Letters : look.marks;
}

Size square_size(BoardSize size, const BoardLook& look) {
    const bool is_kanji = marks_of(look) == SquareMarks::Kanji;
    switch (size) {
    case BoardSize::Small:
        if (look.look.colours == Colours::None) { // a mark and [K***]
            return {.rows = 1, .columns = is_kanji ? 8 : 7};
        }
        return {.rows = 1, .columns = is_kanji ? 6 : 5};
    case BoardSize::Medium: return {.rows = 2, .columns = is_kanji ? 6 : 5};
    case BoardSize::Large: return {.rows = 3, .columns = is_kanji ? 8 : 7};
    case BoardSize::Huge: break;
    }
    return {.rows = 5, .columns = is_kanji ? 12 : 11};
}

int mark_columns(const BoardLook& look) { return marks_of(look) == SquareMarks::Kanji ? 2 : 1; }

int tower_columns(Size square, const BoardLook& look) {
    if (is_one_typed_line(square, look)) {
        return square.columns - mark_columns(look);
    }
    return marks_of(look) == SquareMarks::Kanji ? std::max(4, square.columns - 4)
                                                : square.columns - 2;
}

int tower_row(Size square) { return (square.rows - 1) / 2; }

int tower_centre(Size square, const BoardLook& look) {
    const int from_left =
        is_one_typed_line(square, look) ? 1 : (tower_columns(square, look) - 1) / 2;
    return mark_columns(look) + from_left;
}

Size board_size_in_cells(BoardSize size, const BoardLook& look) {
    const Size square = square_size(size, look);
    return {.rows = (square.rows * board_size) + file_margin,
            .columns = (square.columns * board_size) + rank_margin};
}

std::optional<BoardSize> largest_fitting(Size room, const BoardLook& look) {
    for (const BoardSize size :
         {BoardSize::Huge, BoardSize::Large, BoardSize::Medium, BoardSize::Small}) {
        const Size needed = board_size_in_cells(size, look);
        if (needed.rows <= room.rows && needed.columns <= room.columns) {
            return size;
        }
    }
    return std::nullopt;
}

Area BoardGeometry::area_of(Square of) const {
    const bool is_black_below = bottom == Player::Black;
    const int across = is_black_below ? of.file() : board_size - 1 - of.file();
    int down = is_black_below ? board_size - 1 - of.rank() : of.rank();
    if (home_rows_only && down > 0) {
        down = 1; // of the ranks only the two home rows are there
    }
    return {.row = squares.row + (down * square.rows),
            .column = squares.column + (across * square.columns),
            .size = square};
}

std::optional<Square> BoardGeometry::square_at(int row, int column) const {
    if (!squares.contains(row, column)) {
        return std::nullopt;
    }
    const int across = (column - squares.column) / square.columns;
    int down = (row - squares.row) / square.rows;
    if (home_rows_only && down > 0) {
        down = board_size - 1;
    }
    return bottom == Player::Black ? Square(across, board_size - 1 - down)
                                   : Square(board_size - 1 - across, down);
}

} // namespace kamisado::screen
