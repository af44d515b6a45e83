#pragma once

#include "rules/colour.h"
#include "rules/player.h"
#include "rules/square.h"

#include <array>
#include <string_view>

namespace kamisado {

namespace detail {

[[nodiscard]] constexpr Colour colour_of_initial(char initial) {
    constexpr std::string_view initials = "NGRYKPBO";
    return static_cast<Colour>(initials.find(initial));
}

[[nodiscard]] constexpr std::array<Colour, square_count> painted_board() {
    // Rank 8 first, as Black sees it; the initials are those of the notation (N brown, K pink).
    constexpr std::string_view picture = "OBPKYRGN"
                                         "ROKGBYNP"
                                         "GKORPNYB"
                                         "KPBONGRY"
                                         "YRGNOBPK"
                                         "BYNPROKG"
                                         "PNYBGKOR"
                                         "NGRYKPBO";
    std::array<Colour, square_count> colours{};
    for (int index = 0; index < square_count; ++index) {
        const auto square = Square::at(index);
        const int from_top = ((7 - square.rank()) * board_size) + square.file();
        colours[square.index()] = colour_of_initial(picture[static_cast<std::size_t>(from_top)]);
    }
    return colours;
}

inline constexpr auto board_colours = painted_board();

} // namespace detail

[[nodiscard]] constexpr Colour colour_of(Square square) {
    return detail::board_colours[square.index()];
}

/// The square of a home row that has this colour: where the tower stands in the first round.
[[nodiscard]] constexpr Square home_square(Player player, Colour colour) {
    const auto from_left = static_cast<int>(index_of(colour));
    return player == Player::Black ? Square(from_left, 0) : Square(7 - from_left, 7);
}

} // namespace kamisado
