#include "player/threats.h"

#include "rules/moves.h"
#include "solver/home_run.h"

namespace kamisado {

bool can_go_home(const Board& board, Tower tower) {
    return HomeRun(tower.owner, board.rings_of(tower))
        .is_open(board.square_of(tower), board.occupied().bits());
}

std::vector<Tower> threats_in(const Position& position) {
    PerColour<bool> seen;
    for (const Move move : legal_moves(position)) {
        const Position after = position.after(move);
        if (!after.is_over() && after.to_move() != position.to_move() &&
            can_go_home(after.board(), after.tower_to_move())) {
            seen[after.tower_to_move().colour] = true;
        }
    }
    std::vector<Tower> threats;
    for (const Colour colour : all_colours) {
        if (seen[colour]) {
            threats.push_back({.owner = opponent(position.to_move()), .colour = colour});
        }
    }
    return threats;
}

} // namespace kamisado
