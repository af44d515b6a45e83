#include "rules/line_up.h"

#include <algorithm>
#include <utility>

namespace kamisado {

namespace {

bool counts_from_file_a(Player player, FillFrom side) {
    return (player == Player::Black) == (side == FillFrom::Left);
}

Board::HomeRow regrouped_row(const Board& board, Player player, FillFrom side) {
    const bool from_a = counts_from_file_a(player, side);
    const auto order = [&](const PlacedTower& placed) {
        const Square square = board.square_of(placed.tower);
        const int rows_from_home = (square.rank() - home_rank(player)) * forward_step(player);
        return std::pair(rows_from_home, from_a ? square.file() : -square.file());
    };
    Board::HomeRow row;
    for (const Colour colour : all_colours) {
        const Tower tower{player, colour};
        row[index_of(colour)] = {.tower = tower, .rings = board.rings_of(tower)};
    }
    std::ranges::sort(row, {}, order);
    if (!from_a) {
        std::ranges::reverse(row); // the row is written down from file a
    }
    return row;
}

} // namespace

Board regrouped(const Board& board, FillFrom side) {
    PerPlayer<Board::HomeRow> rows;
    for (const Player player : all_players) {
        rows[player] = regrouped_row(board, player, side);
    }
    return Board::line_up(rows);
}

} // namespace kamisado
