#include "rules/perft.h"

#include "rules/moves.h"
#include "rules/slides.h"

namespace kamisado {

namespace {

/// The replies to one move. An ordinary move to a square from which nobody is blocked and nobody
/// can push is by far the most frequent, and changes two bits of the occupied squares: its replies
/// are counted on those bits alone, and the move is not played. All else goes the long way.
template <Player mover>
int count_replies(const Position& position, Move move, SquareSet occupied) {
    if (is_goal(mover, move.to())) {
        return 0;
    }
    const Board& board = position.board();
    const Tower replier{opponent(mover), colour_of(move.to())};
    if (!move.is_push() && board.rings_of(replier) == 0) [[likely]] {
        occupied.erase(move.from());
        occupied.insert(move.to());
        const int count = count_slides<opponent(mover)>(0, board.square_of(replier), occupied);
        if (count != 0) [[likely]] {
            return count;
        }
    }
    return count_moves(position.after(move));
}

template <Player mover>
std::uint64_t count_two_plies(const Position& position) {
    int paths = 0;
    for (const Move move : legal_moves(position)) {
        paths += count_replies<mover>(position, move, position.board().occupied());
    }
    return static_cast<std::uint64_t>(paths);
}

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        return static_cast<std::uint64_t>(count_moves(position));
    }
    if (depth == 2) {
        return position.to_move() == Player::Black ? count_two_plies<Player::Black>(position)
                                                   : count_two_plies<Player::Gold>(position);
    }
    std::uint64_t paths = 0;
    for (const Move move : legal_moves(position)) {
        paths += perft(position.after(move), depth - 1);
    }
    return paths;
}

} // namespace kamisado
