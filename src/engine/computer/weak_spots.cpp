#include "computer/weak_spots.h"

#include "rules/board_colours.h"

namespace kamisado {

std::vector<Tower> weak_spots(const Board& line_up, Player player) {
    const int rank = home_rank(player);
    std::vector<Tower> found;
    for (int file = 0; file < board_size; ++file) {
        const auto tower = line_up.tower_on(Square(file, rank));
        const Square front(file, rank + forward_step(player));
        if (tower && tower->owner == player && colour_of(front) == tower->colour) {
            found.push_back(*tower);
        }
    }
    return found;
}

} // namespace kamisado
