#include "notation/names.h"

#include "notation/ascii.h"

namespace kamisado {

namespace {

constexpr std::string_view letters = "NGRYKPBO";

} // namespace

std::string name_of(Square square) {
    return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

std::optional<Square> square_from_name(std::string_view name) {
    if (name.size() != 2) {
        return std::nullopt;
    }
    const int file = to_lower(name[0]) - 'a';
    const int rank = name[1] - '1';
    if (file < 0 || file >= board_size || rank < 0 || rank >= board_size) {
        return std::nullopt;
    }
    return Square(file, rank);
}

char letter_of(Colour colour) { return letters[index_of(colour)]; }

char letter_of(Tower tower) {
    const char letter = letter_of(tower.colour);
    return tower.owner == Player::Black ? letter : to_lower(letter);
}

std::optional<Colour> colour_from_letter(char letter) {
    const auto index = letters.find(to_upper(letter));
    if (index == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<Colour>(index);
}

std::optional<Tower> tower_from_letter(char letter) {
    const auto colour = colour_from_letter(letter);
    if (!colour) {
        return std::nullopt;
    }
    return Tower{is_upper(letter) ? Player::Black : Player::Gold, *colour};
}

std::string_view name_of(Player player) { return player == Player::Black ? "black" : "gold"; }

std::optional<Player> player_from_name(std::string_view name) {
    for (const Player player : all_players) {
        if (name == name_of(player)) {
            return player;
        }
    }
    return std::nullopt;
}

std::string_view name_of(FillFrom side) { return side == FillFrom::Left ? "left" : "right"; }

std::optional<FillFrom> side_from_name(std::string_view name) {
    for (const FillFrom side : all_fills) {
        if (name == name_of(side)) {
            return side;
        }
    }
    return std::nullopt;
}

} // namespace kamisado
