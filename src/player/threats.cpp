#include "player/threats.h"

#include "rules/moves.h"
#include "rules/slides.h"

namespace kamisado {

namespace {

template <Player player>
bool reaches_home(const Board& board, Tower tower) {
    const SquareSet targets =
        slide_targets<player>(board.rings_of(tower), board.square_of(tower), board.occupied());
    for (const Square square : targets) {
        if (is_goal(player, square)) {
            return true;
        }
    }
    return false;
}

} // namespace

bool can_go_home(const Board& board, Tower tower) {
    return tower.owner == Player::Black ? reaches_home<Player::Black>(board, tower)
                                        : reaches_home<Player::Gold>(board, tower);
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
