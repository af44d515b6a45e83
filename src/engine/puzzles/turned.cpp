#include "puzzles/turned.h"

#include "puzzles/puzzle_id.h"
#include "rules/symmetry.h"

namespace kamisado {

namespace {

/// Left and right of a fill are the player's own and stay.
void half_turn(std::vector<Decision>& decisions) {
    for (Decision& decision : decisions) {
        if (const auto* move = std::get_if<Move>(&decision)) {
            decision = half_turned(*move);
        }
    }
}

} // namespace

Puzzle half_turned(const Puzzle& puzzle) {
    Puzzle turned = puzzle;
    turned.start = half_turned(puzzle.start);
    half_turn(turned.lead);
    half_turn(turned.solution);
    turned.id = id_of(turned);
    return turned;
}

} // namespace kamisado
