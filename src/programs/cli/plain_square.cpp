#include "cli/plain_square.h"

#include "notation/display_width.h"
#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"

#include <string_view>

namespace kamisado::cli {

namespace {

std::string plain_tower(const PlacedTower& placed, bool is_mover) {
    std::string_view brackets = placed.tower.owner == Player::Black ? "[]" : "()";
    if (is_mover) {
        brackets = "><";
    }
    return brackets.front() + std::string(1, letter_of(placed.tower)) +
           std::string(static_cast<std::size_t>(placed.rings), '*') + brackets.back();
}

} // namespace

std::string plain_square(const SquareLook& square, const BoardLook& look, int width) {
    const Colour colour = colour_of(square.square);
    std::string text = look.marks == Marks::Kanji ? std::string(kanji_of(colour))
                                                  : std::string{letter_of(colour), ' '};
    if (square.tower) {
        text += plain_tower(*square.tower, square.is_mover);
    } else if (square.is_target) {
        text += " + ";
    }
    return padded(text, static_cast<std::size_t>(width));
}

} // namespace kamisado::cli
