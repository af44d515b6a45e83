#include "picture/board_picture.h"

#include "picture/shapes.h"

#include <array>
#include <cmath>
#include <string>

namespace kamisado::picture {

namespace {

constexpr double unit = 100; ///< a square on the field of the shapes
constexpr Rgb table{.red = 0x1c, .green = 0x0e, .blue = 0x07};

constexpr std::array<std::string_view, 8> colour_names{"brown", "green",  "red",  "yellow",
                                                       "pink",  "purple", "blue", "orange"};

std::string name_of(const PlacedTower& placed) {
    return "tower " + std::string(placed.tower.owner == Player::Black ? "black " : "gold ") +
           std::string(colour_names[index_of(placed.tower.colour)]) + ' ' +
           std::to_string(placed.rings);
}

bool must_move(const Setup& position, const PlacedTower& placed) {
    return position.to_move == placed.tower.owner && position.tower == placed.tower.colour;
}

int margin_of(int square) {
    return static_cast<int>(std::ceil(-Shapes::of_board().box().left * square / unit));
}

Image ground_of(int square, int margin) {
    const int size = (board_size * square) + (2 * margin);
    const double scale = square / unit;
    Image image(size, size, table);
    Shapes::of_board().draw(image, "ground",
                            {.a = scale,
                             .d = scale,
                             .e = static_cast<double>(margin),
                             .f = static_cast<double>(margin)});
    return image;
}

} // namespace

BoardPainter::BoardPainter(int square)
    : square_(square), margin_(margin_of(square)), ground_(ground_of(square, margin_)) {}

Image BoardPainter::draw(const Setup& position) const {
    Image image = ground_;
    const double scale = square_ / unit;
    const auto draw = [&](const PlacedTower& placed, Square square, bool is_lit) {
        const Matrix matrix{.a = scale,
                            .d = scale,
                            .e = margin_ + ((square.file() + 0.5) * square_),
                            .f = margin_ + ((board_size - square.rank() - 0.5) * square_)};
        if (is_lit) {
            Shapes::of_board().draw(image, "light", matrix);
        }
        Shapes::of_board().draw(image, name_of(placed), matrix);
    };
    // The light lies over its neighbours.
    for (const bool is_lit : {false, true}) {
        for (int index = 0; index < square_count; ++index) {
            const Square square = Square::at(index);
            if (const auto& placed = position.at(square);
                placed && must_move(position, *placed) == is_lit) {
                draw(*placed, square, is_lit);
            }
        }
    }
    return image;
}

Image on_card(const Image& board) {
    Image card(card_width, card_height, table);
    card.put(board, (card_width - board.width()) / 2, (card_height - board.height()) / 2);
    return card;
}

} // namespace kamisado::picture
