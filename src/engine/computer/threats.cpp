#include "computer/threats.h"

#include "rules/moves.h"
#include "solver/far_row_run.h"

namespace kamisado {

bool can_go_home(const Board& board, Tower tower) {
    return FarRowRun(tower.owner, board.rings_of(tower))
        .is_open(board.square_of(tower), board.occupied().bits());
}

std::optional<Tower> threat_after(const Position& position, Move move) {
    const Position after = position.after(move);
    const bool is_threat = !after.is_over() && after.to_move() != position.to_move() &&
                           can_go_home(after.board(), after.tower_to_move());
    return is_threat ? std::optional(after.tower_to_move()) : std::nullopt;
}

std::vector<Tower> threats_in(const Position& position) {
    PerColour<bool> seen;
    for (const Move move : legal_moves(position)) {
        if (const auto tower = threat_after(position, move)) {
            seen[tower->colour] = true;
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
