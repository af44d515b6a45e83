#include "screen/board_view.h"

#include "screen/board_paint.h"
#include "screen/board_square.h"

#include <string>

namespace kamisado::screen {

namespace {

SquareSign sign_of_move(const ShownMove& move, Square square) {
    if (square == move.to || move.pushed.contains(square)) {
        return SquareSign::CameTo;
    }
    return square == move.from ? SquareSign::CameFrom : SquareSign::None;
}

/// Whether what stands on `mover` goes up the screen.
bool goes_up(const BoardPicture& picture, Square mover) {
    const auto tower = picture.board.tower_on(mover);
    return !tower || tower->owner == picture.bottom;
}

SquareSign sign_of(const BoardPicture& picture, Square square) {
    if (picture.mover == square) {
        return SquareSign::Mover;
    }
    if (picture.choices.contains(square)) {
        return SquareSign::Choice;
    }
    if (picture.pushes.contains(square)) {
        const bool is_up = !picture.mover || goes_up(picture, *picture.mover);
        return is_up ? SquareSign::PushUp : SquareSign::PushDown;
    }
    if (picture.blocked == square) {
        return SquareSign::Blocked;
    }
    if (picture.targets.contains(square)) {
        return SquareSign::Target;
    }
    return picture.last ? sign_of_move(*picture.last, square) : SquareSign::None;
}

ShownSquare shown_square(const BoardPicture& picture, Square square) {
    ShownSquare shown{.square = square,
                      .tower = std::nullopt,
                      .sign = sign_of(picture, square),
                      .has_cursor = picture.cursor == square};
    if (const auto tower = picture.board.tower_on(square)) {
        shown.tower = PlacedTower{.tower = *tower, .rings = picture.board.rings_of(*tower)};
    }
    return shown;
}

/// A home row's rank is written in its owner's colours.
Style rank_style(int rank, const BoardLook& look) {
    for (const Player player : all_players) {
        if (rank != home_rank(player)) {
            continue;
        }
        if (look.look.colours == Colours::None) {
            return {.bold = true, .underlined = true};
        }
        const Rgb paper = paint_of(player, look.look.colours);
        return {.ink = readable_on(paper), .paper = paper, .bold = true};
    }
    return style_of(Role::Faint, look.look);
}

void draw_names(Canvas& canvas, const BoardGeometry& geometry, const BoardLook& look) {
    for (int rank = 0; rank < board_size; ++rank) {
        if (geometry.home_rows_only && rank != 0 && rank != board_size - 1) {
            continue;
        }
        const Area square = geometry.area_of(Square(0, rank));
        canvas.put(square.row + tower_row(geometry.square), geometry.squares.column - 2,
                   std::string{static_cast<char>('1' + rank)}, rank_style(rank, look));
    }
    for (int file = 0; file < board_size; ++file) {
        const Area square = geometry.area_of(Square(file, 0));
        canvas.put(geometry.squares.row + geometry.squares.size.rows,
                   square.column + tower_centre(geometry.square, look),
                   std::string{static_cast<char>('a' + file)}, style_of(Role::Faint, look.look));
    }
}

BoardGeometry geometry_in(const Area& area, BoardSize size, const BoardLook& look, int ranks) {
    const Size square = square_size(size, look);
    return {
        .squares = {.row = area.row,
                    .column = area.column + rank_margin,
                    .size = {.rows = square.rows * ranks, .columns = square.columns * board_size}},
        .square = square,
        .size = size,
        .bottom = Player::Black,
        .home_rows_only = ranks != board_size};
}

BoardSize line_up_board_size(const BoardLook& look) {
    return look.size == BoardSize::Small ? BoardSize::Small : BoardSize::Medium;
}

} // namespace

BoardGeometry draw_board(Canvas& canvas, const Area& area, const BoardPicture& picture,
                         const BoardLook& look) {
    const BoardSize size =
        look.size.value_or(largest_fitting(area.size, look).value_or(BoardSize::Small));
    BoardGeometry geometry = geometry_in(area, size, look, board_size);
    geometry.bottom = picture.bottom;
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        draw_square(canvas, geometry.area_of(square), shown_square(picture, square), look);
    }
    draw_names(canvas, geometry, look);
    return geometry;
}

Size line_up_size(const BoardLook& look) {
    const Size square = square_size(line_up_board_size(look), look);
    return {.rows = (2 * square.rows) + file_margin,
            .columns = (square.columns * board_size) + rank_margin};
}

BoardGeometry draw_line_up(Canvas& canvas, const Area& area, const Board& board, Player bottom,
                           const BoardLook& look) {
    BoardGeometry geometry = geometry_in(area, line_up_board_size(look), look, 2);
    geometry.bottom = bottom;
    BoardPicture picture;
    picture.board = board;
    for (const Player player : all_players) {
        for (int file = 0; file < board_size; ++file) {
            const Square square(file, home_rank(player));
            draw_square(canvas, geometry.area_of(square), shown_square(picture, square), look);
        }
    }
    draw_names(canvas, geometry, look);
    return geometry;
}

} // namespace kamisado::screen
