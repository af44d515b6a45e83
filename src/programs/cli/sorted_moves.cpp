#include "cli/sorted_moves.h"

#include "notation/spelling.h"

#include <algorithm>

namespace kamisado::cli {

std::vector<Move> sorted_moves(const Position& position) {
    const MoveList list = legal_moves(position);
    std::vector<Move> moves(list.begin(), list.end());
    std::ranges::sort(moves, {}, write_coordinates);
    return moves;
}

} // namespace kamisado::cli
