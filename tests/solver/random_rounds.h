#pragma once

#include "agreement/crowded_setups.h"
#include "agreement/random.h"
#include "rules/moves.h"
#include "rules/position.h"

#include <vector>

namespace kamisado::tests {

/// A line-up of a round, or a crowd in which blocked towers, pushes and deadlocks are frequent.
[[nodiscard]] inline Position random_start(Random& random) {
    for (;;) {
        const Setup setup = random.one_in(2) ? random_line_up(random) : random_setup(random);
        if (const auto position = Position::from(setup)) {
            return *position;
        }
    }
}

/// A move at random, but the end of the round only when there is nothing else: games of two
/// beginners would be over before they are interesting.
[[nodiscard]] inline Move random_move(const Position& position, Random& random) {
    const MoveList moves = legal_moves(position);
    Move move = random.pick(moves);
    for (int tries = 0; tries < 8 && position.after(move).is_over(); ++tries) {
        move = random.pick(moves);
    }
    return move;
}

/// The running positions of a random round, from the first to the last.
[[nodiscard]] inline std::vector<Position> random_round(Random& random) {
    std::vector<Position> positions;
    for (Position position = random_start(random); !position.is_over();
         position.play(random_move(position, random))) {
        positions.push_back(position);
    }
    return positions;
}

} // namespace kamisado::tests
