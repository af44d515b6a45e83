#include "notation/position_text.h"
#include "picture/board_picture.h"
#include "picture/decoded.h"
#include "picture/png.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <string_view>

namespace kamisado::picture {
namespace {

/// The page's paints, as web/src/board/palette.ts has them.
const std::map<char, Rgb> paints{{'O', {.red = 0xe3, .green = 0x76, .blue = 0x1d}},
                                 {'B', {.red = 0x06, .green = 0x6b, .blue = 0xc1}},
                                 {'P', {.red = 0x5d, .green = 0x2d, .blue = 0x80}},
                                 {'K', {.red = 0xc5, .green = 0x73, .blue = 0xaa}},
                                 {'Y', {.red = 0xe5, .green = 0xc4, .blue = 0x00}},
                                 {'R', {.red = 0xd5, .green = 0x2f, .blue = 0x39}},
                                 {'G', {.red = 0x11, .green = 0x92, .blue = 0x5f}},
                                 {'N', {.red = 0x4e, .green = 0x22, .blue = 0x00}}};

/// Rank 8 first, as the rules' page has it.
constexpr std::string_view squares = "OBPKYRGN"
                                     "ROKGBYNP"
                                     "GKORPNYB"
                                     "KPBONGRY"
                                     "YRGNOBPK"
                                     "BYNPROKG"
                                     "PNYBGKOR"
                                     "NGRYKPBO";

int difference(Rgb one, Rgb other) {
    return std::abs(one.red - other.red) + std::abs(one.green - other.green) +
           std::abs(one.blue - other.blue);
}

char nearest(Rgb seen) {
    char best = '?';
    int least = 1000;
    for (const auto& [letter, paint] : paints) {
        if (difference(seen, paint) < least) {
            least = difference(seen, paint);
            best = letter;
        }
    }
    return best;
}

const Setup nothing;

Setup setup_of(std::string_view text) { return read_any_position(text).value().setup; }

constexpr std::string_view middle_game = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O";

TEST(BoardPicture, HasTheColourOfEverySquare) {
    const BoardPainter painter(card_square);
    const Image image = painter.draw(nothing);
    for (int row = 0; row < board_size; ++row) {
        for (int column = 0; column < board_size; ++column) {
            // The lacquer is nearly clear in the middle of a square.
            const Rgb seen = image.at(painter.margin() + (column * card_square) + (card_square / 2),
                                      painter.margin() + (row * card_square) + (card_square / 2));
            const char due = squares[static_cast<std::size_t>((row * 8) + column)];
            EXPECT_LT(difference(seen, paints.at(due)), 20) << column << ' ' << row << ' ' << due;
        }
    }
}

/// The face of a tower shows between its dragon and its rim; most of what is seen there has its
/// colour.
TEST(BoardPicture, HasEveryTowerWhereItStands) {
    const BoardPainter painter(card_square);
    const auto setup = setup_of(middle_game);
    const Image with = painter.draw(setup);
    const Image without = painter.draw(nothing);
    constexpr std::string_view letters = "NGRYKPBO";
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        const int left = painter.margin() + (square.file() * card_square);
        const int top = painter.margin() + ((7 - square.rank()) * card_square);
        std::map<char, int> seen;
        int changed = 0;
        for (int y = 20; y < card_square - 20; ++y) {
            for (int x = 20; x < card_square - 20; ++x) {
                ++seen[nearest(with.at(left + x, top + y))];
                changed +=
                    static_cast<int>(with.at(left + x, top + y) != without.at(left + x, top + y));
            }
        }
        if (const auto& placed = setup.at(square)) {
            EXPECT_GT(changed, 500) << index;
            EXPECT_GT(seen[letters[index_of(placed->tower.colour)]], 200) << index;
        } else {
            EXPECT_EQ(changed, 0) << index;
        }
    }
}

TEST(BoardPicture, ShowsRingsAndTheTowerThatMustMove) {
    const BoardPainter painter(card_square);
    const auto drawn = [&](std::string_view text) {
        return write_png(painter.draw(setup_of(text)));
    };
    const std::string plain = drawn("pbonkyrg/8/8/8/8/8/8/NBORKYGP g -");
    EXPECT_NE(plain, drawn("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -"));
    EXPECT_NE(drawn("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -"),
              drawn("pbonkyrg/8/8/8/8/8/8/NBORKYGP** g -"));
    EXPECT_NE(drawn(middle_game), drawn("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g G"));
}

TEST(BoardPicture, IsAPngThatReadsBackToTheSameDots) {
    const BoardPainter painter(card_square);
    const Image card = on_card(painter.draw(setup_of(middle_game)));
    const std::string file = write_png(card);
    const Image back = decoded(file);
    ASSERT_EQ(back.width(), card_width);
    ASSERT_EQ(back.height(), card_height);
    int wrong = 0;
    for (int y = 0; y < card_height; ++y) {
        for (int x = 0; x < card_width; ++x) {
            wrong += static_cast<int>(back.at(x, y) != card.at(x, y));
        }
    }
    EXPECT_EQ(wrong, 0);
    EXPECT_LT(file.size(), 400'000U);
    if (const char* const folder =
            std::getenv("KAMISADO_SHOW_PICTURES")) { // NOLINT(concurrency-mt-unsafe)
        std::ofstream(std::string(folder) + "/card.png", std::ios::binary) << file;
    }
}

} // namespace
} // namespace kamisado::picture
