#include "notation/position_text.h"
#include "rules/board_colours.h"
#include "rules/moves.h"
#include "rules/position.h"
#include "screen/board_paint.h"
#include "screen/board_view.h"
#include "support/temporary_folder.h"

#include <cstdlib>

namespace kamisado::screen {
namespace {

constexpr std::string_view busy = "2pk1r2/8/N***2b*1n2/3o4/4g**3/2R1y*3/2Y*3O1/1G2K**PB1 g O";
constexpr Colours no_colours = Colours::None;

/// With one of everything that can be shown.
BoardPicture busy_picture() {
    const auto position = read_position(busy);
    BoardPicture picture;
    picture.board = position->board();
    picture.mover = position->board().square_of(position->tower_to_move());
    for (const Move move : legal_moves(*position)) {
        picture.targets.insert(move.to());
    }
    picture.pushes.insert(Square(4, 0));
    picture.blocked = Square(0, 5);
    picture.cursor = Square(6, 3);
    picture.last =
        ShownMove{.from = Square(3, 6), .to = Square(4, 3), .pushed = SquareSet(Square(2, 2))};
    return picture;
}

Canvas drawn(const BoardPicture& picture, const BoardLook& look) {
    Canvas canvas(board_size_in_cells(*look.size, look));
    draw_board(canvas, {.row = 0, .column = 0, .size = canvas.size()}, picture, look);
    return canvas;
}

std::string text_of(const Canvas& canvas) {
    std::string text;
    for (int row = 0; row < canvas.size().rows; ++row) {
        text += canvas.text(row) + "\n";
    }
    return text;
}

/// Holds a drawing to tests/screen/pictures/NAME.txt, or writes that.
void expect_picture(const std::string& name, const Canvas& canvas) {
    const std::string path = KAMISADO_SOURCE_DIR "/tests/screen/pictures/" + name + ".txt";
    if (std::getenv("KAMISADO_RENEW_TRANSCRIPTS") != nullptr) {
        test::write_file(path, text_of(canvas));
    }
    EXPECT_EQ(text_of(canvas), test::read_file(path)) << name;
}

TEST(BoardView, PicturesInEverySizeAndLook) {
    const std::pair<std::string, BoardSize> sizes[] = {{"huge", BoardSize::Huge},
                                                       {"large", BoardSize::Large},
                                                       {"medium", BoardSize::Medium},
                                                       {"small", BoardSize::Small}};
    for (const auto& [size_name, size] : sizes) {
        for (const auto& [marks_name, marks] :
             {std::pair{"letters", SquareMarks::Letters}, std::pair{"kanji", SquareMarks::Kanji}}) {
            const std::string name = size_name + "-" + marks_name;
            const BoardLook coloured{.look = {}, .marks = marks, .size = size};
            expect_picture(name + "-coloured", drawn(busy_picture(), coloured));
            const BoardLook plain{.look = {.colours = no_colours}, .marks = marks, .size = size};
            expect_picture(name + "-colourless", drawn(busy_picture(), plain));
        }
        const BoardLook ascii{.look = {.colours = no_colours, .unicode = false},
                              .marks = SquareMarks::Kanji,
                              .size = size};
        expect_picture(size_name + "-ascii", drawn(busy_picture(), ascii));
    }
}

TEST(BoardView, GoldCanSitBelow) {
    BoardPicture picture = busy_picture();
    picture.bottom = Player::Gold;
    expect_picture("gold-below", drawn(picture, {.size = BoardSize::Medium}));
}

TEST(BoardView, ShowsWhoMayStart) {
    BoardPicture picture;
    picture.choices = picture.board.occupied_by(Player::Black);
    picture.cursor = Square(4, 0);
    expect_picture("start", drawn(picture, {.size = BoardSize::Medium}));
}

TEST(BoardView, LineUpsAreTwoRows) {
    const auto position = read_position("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -");
    const BoardLook look{.look = {.colours = no_colours}};
    Canvas canvas(line_up_size(look));
    const BoardGeometry geometry =
        draw_line_up(canvas, {.row = 0, .column = 0, .size = canvas.size()}, position->board(),
                     Player::Black, look);
    expect_picture("line-up", canvas);
    EXPECT_EQ(geometry.square_at(0, rank_margin), Square(0, 7));
    EXPECT_EQ(geometry.square_at(2, rank_margin), Square(0, 0));
}

TEST(BoardView, SquaresHaveTheirColours) {
    const BoardLook look{.size = BoardSize::Large};
    const Canvas canvas = drawn({}, look);
    BoardGeometry geometry;
    Canvas again(canvas.size());
    geometry = draw_board(again, {.row = 0, .column = 0, .size = again.size()}, {}, look);
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        const Area area = geometry.area_of(square);
        EXPECT_EQ(canvas.at(area.row, area.column).style.paper,
                  paint_of(colour_of(square), Colours::True));
    }
}

TEST(BoardView, WithoutColoursNothingIsPainted) {
    const Canvas canvas = drawn(
        busy_picture(),
        {.look = {.colours = no_colours}, .marks = SquareMarks::None, .size = BoardSize::Large});
    for (int row = 0; row < canvas.size().rows; ++row) {
        for (int column = 0; column < canvas.size().columns; ++column) {
            EXPECT_FALSE(canvas.at(row, column).style.paper);
            EXPECT_FALSE(canvas.at(row, column).style.ink);
        }
    }
}

TEST(BoardView, EverySquareIsFoundUnderItsCells) {
    for (const Player bottom : all_players) {
        for (const BoardSize size :
             {BoardSize::Small, BoardSize::Medium, BoardSize::Large, BoardSize::Huge}) {
            const BoardLook look{.marks = SquareMarks::Kanji, .size = size};
            BoardPicture picture;
            picture.bottom = bottom;
            Canvas canvas({.rows = 50, .columns = 120});
            const BoardGeometry geometry =
                draw_board(canvas, {.row = 3, .column = 5, .size = {.rows = 45, .columns = 110}},
                           picture, look);
            for (int index = 0; index < square_count; ++index) {
                const Area area = geometry.area_of(Square::at(index));
                EXPECT_EQ(geometry.square_at(area.row, area.column), Square::at(index));
                EXPECT_EQ(geometry.square_at(area.row + area.size.rows - 1,
                                             area.column + area.size.columns - 1),
                          Square::at(index));
            }
            EXPECT_EQ(geometry.square_at(2, 20), std::nullopt);
            EXPECT_EQ(geometry.square_at(5, 5), std::nullopt);
        }
    }
}

TEST(BoardView, TakesTheLargestSizeThatFits) {
    const BoardLook look;
    EXPECT_EQ(largest_fitting({.rows = 41, .columns = 91}, look), BoardSize::Huge);
    EXPECT_EQ(largest_fitting({.rows = 40, .columns = 91}, look), BoardSize::Large);
    EXPECT_EQ(largest_fitting({.rows = 25, .columns = 59}, look), BoardSize::Large);
    EXPECT_EQ(largest_fitting({.rows = 24, .columns = 59}, look), BoardSize::Medium);
    EXPECT_EQ(largest_fitting({.rows = 17, .columns = 43}, look), BoardSize::Medium);
    EXPECT_EQ(largest_fitting({.rows = 16, .columns = 43}, look), BoardSize::Small);
    EXPECT_EQ(largest_fitting({.rows = 8, .columns = 43}, look), std::nullopt);
}

TEST(BoardView, WhatDoesNotFitIsCutOff) {
    for (int size = 0; size < 20; ++size) {
        Canvas canvas({.rows = size, .columns = size * 2});
        draw_board(canvas, {.row = 0, .column = 0, .size = canvas.size()}, busy_picture(), {});
    }
}

} // namespace
} // namespace kamisado::screen
