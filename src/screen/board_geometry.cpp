#include "screen/board_geometry.h"

#include <array>

namespace kamisado::screen {

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
    case BoardSize::Small: return {.rows = 1, .columns = is_kanji ? 6 : 5};
    case BoardSize::Medium: return {.rows = 2, .columns = is_kanji ? 6 : 5};
    case BoardSize::Large: break;
    }
    return {.rows = 3, .columns = is_kanji ? 8 : 7};
}

Size board_size_in_cells(BoardSize size, const BoardLook& look) {
    const Size square = square_size(size, look);
    return {.rows = (square.rows * board_size) + file_margin,
            .columns = (square.columns * board_size) + rank_margin};
}

std::optional<BoardSize> largest_fitting(Size room, const BoardLook& look) {
    for (const BoardSize size : {BoardSize::Large, BoardSize::Medium, BoardSize::Small}) {
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
