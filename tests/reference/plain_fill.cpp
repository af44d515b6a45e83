// Between two rounds: the winner's ring, and the towers' return to their home rows (F1 to F4).
#include "reference/plain_rules.h"

#include <algorithm>
#include <stdexcept>

namespace plain {

namespace {

// A square as its player counts: row 0 is the own home row, column 0 the own left. Gold sits across
// the board, so that Gold's left is Black's right.
Spot seen_by(Side side, int column, int row) {
    const int last = board_size - 1;
    return side == Side::Black ? Spot{column, row} : Spot{last - column, last - row};
}

std::vector<int> columns_in_order(FillFrom from) {
    std::vector<int> columns = {0, 1, 2, 3, 4, 5, 6, 7};
    if (from == FillFrom::Right) {
        std::ranges::reverse(columns);
    }
    return columns;
}

// Nearest the own home row first; within a row, nearest the chosen side first.
std::vector<Tower> towers_in_order(const Grid& grid, Side side, FillFrom from) {
    std::vector<Tower> towers;
    for (int row = 0; row < board_size; ++row) {
        for (const int column : columns_in_order(from)) {
            const std::optional<Tower>& tower = tower_at(grid, seen_by(side, column, row));
            if (tower && tower->owner == side) {
                towers.push_back(*tower);
            }
        }
    }
    return towers;
}

// F3, F4: placed from the chosen side's corner onwards.
void line_up(Grid& grid, Side side, const std::vector<Tower>& towers, FillFrom from) {
    const std::vector<int> columns = columns_in_order(from);
    for (std::size_t place = 0; place < towers.size(); ++place) {
        tower_at(grid, seen_by(side, columns.at(place), 0)) = towers.at(place);
    }
}

} // namespace

// First, second and third ring, and a Triple that reaches the far row, which brings points but no
// ring.
int points_for_ring(int rings_before) {
    constexpr std::array<int, most_rings + 1> points = {1, 2, 4, 8};
    return points.at(rings_before);
}

Grid with_ring(Grid grid, Side owner, Colour colour) {
    const std::optional<Spot> spot = find_tower(grid, owner, colour);
    if (!spot) {
        throw std::invalid_argument("the tower for the ring is not on the board");
    }
    int& rings = tower_at(grid, *spot)->rings;
    rings = std::min(rings + 1, most_rings);
    return grid;
}

// F2: both sides fill from the same direction, each from its own point of view.
Grid fill(const Grid& board_at_end, FillFrom from) {
    Grid grid;
    for (const Side side : {Side::Black, Side::Gold}) {
        line_up(grid, side, towers_in_order(board_at_end, side, from), from);
    }
    return grid;
}

} // namespace plain
