#pragma once

#include "agreement/crowded_setups.h"
#include "agreement/random.h"
#include "notation/position_text.h"
#include "rules/moves.h"
#include "rules/position.h"
#include "solver/plain_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ranges>
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

[[nodiscard]] inline bool can_end_round(const Position& position) {
    return std::ranges::any_of(legal_moves(position),
                               [&](Move move) { return position.after(move).is_over(); });
}

/// A move at random of a careful player, who ends the round, or lets it be ended at once, only when
/// nothing else is left: beginners' rounds would be over before they are interesting.
[[nodiscard]] inline Move careful_move(const Position& position, Random& random) {
    std::vector<Move> quiet;
    std::vector<Move> running;
    for (const Move move : legal_moves(position)) {
        const Position next = position.after(move);
        if (!next.is_over()) {
            running.push_back(move);
        }
        if (!next.is_over() && !can_end_round(next)) {
            quiet.push_back(move);
        }
    }
    if (!quiet.empty()) {
        return random.pick(quiet);
    }
    return running.empty() ? random.pick(legal_moves(position)) : random.pick(running);
}

/// The running positions of a random round, from the first to the last.
[[nodiscard]] inline std::vector<Position> random_round(Random& random) {
    std::vector<Position> positions;
    for (Position position = random_start(random); !position.is_over();
         position.play(careful_move(position, random))) {
        positions.push_back(position);
    }
    return positions;
}

/// Calls `check` with late positions of random rounds and what the plain search says of them:
/// backwards from the end, as far as it can go, until so many rounds are over or a test fails.
template <typename Check>
void for_late_positions(std::uint64_t seed, int rounds, Check check) {
    constexpr std::size_t most_plain_positions = 4000;
    Random random(seed);
    for (int round = 0; round < rounds; ++round) {
        PlainSearch plain(most_plain_positions);
        for (const Position& position : random_round(random) | std::views::reverse) {
            const auto expected = plain.solve(position);
            if (!expected) {
                break;
            }
            SCOPED_TRACE(write_position(position));
            check(position, *expected, plain);
            if (testing::Test::HasFailure()) {
                return;
            }
        }
    }
}

} // namespace kamisado::tests
