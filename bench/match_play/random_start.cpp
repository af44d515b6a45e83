#include "random_start.h"

#include <utility>

namespace kamisado::bench {

namespace {

Board::HomeRow random_row(Player player, Random& random) {
    Board::HomeRow row;
    for (const Colour colour : all_colours) {
        row[index_of(colour)] = {.tower = {player, colour}, .rings = 0};
    }
    // Not std::shuffle, which every library does in its own way: a seed means the same everywhere.
    for (std::size_t last = row.size() - 1; last > 0; --last) {
        std::swap(row[last], row[random() % (last + 1)]);
    }
    return row;
}

} // namespace

Position random_start(Random& random) {
    PerPlayer<Board::HomeRow> rows;
    for (const Player player : all_players) {
        rows[player] = random_row(player, random);
    }
    return Position::start_of_round(Board::line_up(rows), Player::Black);
}

} // namespace kamisado::bench
