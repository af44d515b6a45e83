#include "rules/moves.h"

#include "rules/slides.h"

namespace kamisado {

namespace {

int count_moves_of(const Board& board, Tower tower) {
    const int rings = board.rings_of(tower);
    const Square from = board.square_of(tower);
    const int slides = tower.owner == Player::Black
                           ? count_slides<Player::Black>(rings, from, board.occupied())
                           : count_slides<Player::Gold>(rings, from, board.occupied());
    return slides + (pushable_towers(board, tower) != 0 ? 1 : 0);
}

void add_moves_of(const Board& board, Tower tower, MoveList& moves) {
    const Square from = board.square_of(tower);
    for (const Square to : slides_of(board, tower)) {
        moves.push_back(Move(from, to));
    }
    if (const int pushed = pushable_towers(board, tower); pushed != 0) {
        const Square ahead(from.file(), from.rank() + forward_step(tower.owner));
        moves.push_back(Move(from, ahead, pushed));
    }
}

/// Calls `visit` with each tower that may move: all of a player's, the named one, or none.
template <typename Visit>
void for_each_movable(const Position& position, Visit visit) {
    if (position.is_over()) {
        return;
    }
    if (!position.is_free_choice()) {
        visit(position.tower_to_move());
        return;
    }
    for (const Colour colour : all_colours) {
        visit(Tower{position.to_move(), colour});
    }
}

} // namespace

SquareSet slides_of(const Board& board, Tower tower) {
    const int rings = board.rings_of(tower);
    const Square from = board.square_of(tower);
    return tower.owner == Player::Black
               ? slide_targets<Player::Black>(rings, from, board.occupied())
               : slide_targets<Player::Gold>(rings, from, board.occupied());
}

MoveList legal_moves(const Position& position) {
    MoveList moves;
    for_each_movable(position, [&](Tower tower) { add_moves_of(position.board(), tower, moves); });
    return moves;
}

int count_moves(const Position& position) {
    int count = 0;
    for_each_movable(position,
                     [&](Tower tower) { count += count_moves_of(position.board(), tower); });
    return count;
}

std::optional<Move> find_move(const Position& position, Square from, Square to) {
    for (const Move move : legal_moves(position)) {
        if (move.from() == from && move.to() == to) {
            return move;
        }
    }
    return std::nullopt;
}

} // namespace kamisado
