#include "rules/moves.h"
#include "solver/random_rounds.h"
#include "solver/sight.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace kamisado::tests {
namespace {

PerPlayer<FarRowRuns> runs_on(const Board& board) {
    PerPlayer<FarRowRuns> runs;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            runs[player][colour] = far_row_run_of(board, Aim(), {player, colour});
        }
    }
    return runs;
}

Sight looked_at(const Board& board, const PerPlayer<FarRowRuns>& runs) {
    Sight sight;
    sight[Player::Black].look<Player::Black, false>(board, runs[Player::Black]);
    sight[Player::Gold].look<Player::Gold, false>(board, runs[Player::Gold]);
    return sight;
}

TEST(Sight, AfterAMoveIsWhatAFreshLookSees) {
    Random random(7);
    int slides = 0;
    for (int round = 0; round < 100; ++round) {
        for (const Position& position : random_round(random)) {
            const PerPlayer<FarRowRuns> runs = runs_on(position.board());
            const Sight before = looked_at(position.board(), runs);
            for (const Move move : legal_moves(position)) {
                if (move.is_push()) {
                    continue;
                }
                const Board board = position.after(move).board();
                const std::uint64_t changed =
                    SquareSet(move.from()).bits() | SquareSet(move.to()).bits();
                Sight sight;
                sight[Player::Black].look_again<Player::Black, false>(before[Player::Black], board,
                                                                      runs[Player::Black], changed);
                sight[Player::Gold].look_again<Player::Gold, false>(before[Player::Gold], board,
                                                                    runs[Player::Gold], changed);
                ASSERT_EQ(sight, looked_at(board, runs));
                ++slides;
            }
        }
    }
    EXPECT_GT(slides, 2000);
}

} // namespace
} // namespace kamisado::tests
