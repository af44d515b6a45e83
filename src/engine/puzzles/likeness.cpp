#include "puzzles/likeness.h"

#include "puzzles/study.h"
#include "rules/symmetry.h"

#include <algorithm>

namespace kamisado {

namespace {

int differences(const Board& one, const Board& other) {
    int count = 0;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const bool same = one.square_of(tower) == other.square_of(tower) &&
                              one.rings_of(tower) == other.rings_of(tower);
            count += same ? 0 : 1;
        }
    }
    return count;
}

} // namespace

int differences(const Puzzle& one, const Puzzle& other) {
    const Board board = match_at_question(one).position().board();
    const Position image = match_at_question(other).position();
    return std::min({differences(board, image.board()), differences(board, mirrored(image).board()),
                     differences(board, half_turned(image).board()),
                     differences(board, mirrored(half_turned(image)).board())});
}

} // namespace kamisado
