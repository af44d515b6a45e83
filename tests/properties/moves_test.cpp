// What holds for the moves of every position.

#include "properties/generators.h"
#include "rules/match.h"
#include "rules/moves.h"
#include "rules/perft.h"
#include "rules/refusal.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace kamisado::tests {

namespace {

/// Calls `visit` with all 4096 pairs of squares.
template <typename Visit>
void for_each_pair(Visit visit) {
    for (int from = 0; from < square_count; ++from) {
        for (int to = 0; to < square_count; ++to) {
            visit(Square::at(from), Square::at(to));
        }
    }
}

std::optional<Move> listed(const MoveList& moves, Square from, Square to) {
    for (const Move move : moves) {
        if (move.from() == from && move.to() == to) {
            return move;
        }
    }
    return std::nullopt;
}

std::uint64_t counted_slowly(const Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    std::uint64_t paths = 0;
    for (const Move move : legal_moves(position)) {
        paths += counted_slowly(position.after(move), depth - 1);
    }
    return paths;
}

} // namespace

RC_GTEST_PROP(Moves, ARunningRoundHasSome, (const Position& position)) {
    RC_ASSERT(!position.is_over());
    RC_ASSERT(!legal_moves(position).empty());
}

RC_GTEST_PROP(Moves, CountIsTheSizeOfTheList, (const Position& position)) {
    RC_ASSERT(static_cast<std::size_t>(count_moves(position)) == legal_moves(position).size());
    for (const Move move : legal_moves(position)) {
        const Position after = position.after(move);
        RC_ASSERT(static_cast<std::size_t>(count_moves(after)) == legal_moves(after).size());
        RC_ASSERT(after.is_over() == legal_moves(after).empty());
    }
}

RC_GTEST_PROP(Moves, PerftIsTheNumberOfPaths, (const Position& position)) {
    for (int depth = 0; depth <= 3; ++depth) {
        RC_ASSERT(perft(position, depth) == counted_slowly(position, depth));
    }
}

RC_GTEST_PROP(Moves, NoneComesTwice, (const Position& position)) {
    const MoveList moves = legal_moves(position);
    for (const Move move : moves) {
        RC_ASSERT(std::ranges::count(moves, move) == 1);
    }
}

RC_GTEST_PROP(Moves, WhyNotIsEmptyExactlyForLegalMoves, (const Position& position)) {
    const MoveList moves = legal_moves(position);
    for_each_pair([&](Square from, Square to) {
        const auto move = listed(moves, from, to);
        RC_ASSERT(why_not(position, from, to).has_value() == !move.has_value());
        RC_ASSERT(find_move(position, from, to) == move);
    });
}

RC_GTEST_PROP(Moves, NothingMovesWhenTheRoundIsOver, (const Position& position)) {
    for (const Move move : legal_moves(position)) {
        const Position after = position.after(move);
        if (after.is_over()) {
            for_each_pair([&](Square from, Square to) {
                const auto refusal = why_not(after, from, to);
                RC_ASSERT(refusal.has_value());
                RC_ASSERT(refusal->fault == MoveFault::RoundIsOver);
            });
            return;
        }
    }
    RC_DISCARD("no move ends the round");
}

RC_GTEST_PROP(Moves, AMatchTakesExactlyTheLegalOnes, (const Position& position)) {
    const auto match = Match::from(Format{FormatKind::Single}, position);
    RC_ASSERT(match.has_value());
    const MoveList moves = legal_moves(position);
    for_each_pair([&](Square from, Square to) {
        const auto move = listed(moves, from, to);
        Match copy = *match;
        RC_ASSERT(copy.play(from, to).has_value() == move.has_value());
        RC_ASSERT((copy == *match) == !move.has_value());
        if (move) {
            RC_ASSERT(copy.position() == position.after(*move));
        }
    });
}

RC_GTEST_PROP(Moves, TowersAndRingsAreNeverLost, (const Position& position)) {
    for (const Move move : legal_moves(position)) {
        const Board after = position.after(move).board();
        RC_ASSERT((Board::from(after.to_setup()) == after));
        for (const Player player : all_players) {
            for (const Colour colour : all_colours) {
                RC_ASSERT(after.rings_of({player, colour}) ==
                          position.board().rings_of({player, colour}));
            }
        }
    }
}

} // namespace kamisado::tests
