#include "computer/glance.h"

#include "computer/random.h"
#include "computer/threats.h"
#include "rules/moves.h"

namespace kamisado {

namespace {

constexpr int worth_of_line_home = 24;

int prospects(const Board& board, Player player) {
    int sum = 0;
    for (const Colour colour : all_colours) {
        const Tower tower{player, colour};
        sum += slides_of(board, tower).size();
        sum += can_go_home(board, tower) ? worth_of_line_home : 0;
    }
    return sum;
}

} // namespace

int judge(const Position& position) {
    const Player player = position.to_move();
    return prospects(position.board(), player) - prospects(position.board(), opponent(player));
}

int openness(const Board& board) {
    return prospects(board, Player::Black) + prospects(board, Player::Gold);
}

std::uint64_t fingerprint(const Position& position) {
    const Board& board = position.board();
    std::uint64_t result = position.is_free_choice() ? 1 : 0;
    if (!position.is_over() && !position.is_free_choice()) {
        result = 2 + index_of(position.tower_to_move().colour);
    }
    result = mixed((result * 2) + (position.to_move() == Player::Gold ? 1 : 0));
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const auto rings = static_cast<std::uint64_t>(board.rings_of(tower));
            result = mixed(result ^ (board.square_of(tower).index() + (64 * rings)));
        }
    }
    return result;
}

} // namespace kamisado
