#include "puzzles/next_round.h"

#include "rules/match.h"
#include "rules/moves.h"
#include "solver/aim.h"
#include "solver/search.h"
#include "solver/table.h"

#include <algorithm>
#include <cstddef>

namespace kamisado {

namespace {

constexpr std::size_t table_bytes = std::size_t{4} << 20U;

/// Whether the player who begins a round wins it within so many moves of both sides.
bool wins_within(const Position& start, int moves, Search& search) {
    const Aim aim = Aim::within(start.to_move(), moves - 1);
    return std::ranges::any_of(legal_moves(start), [&](Move move) {
        const Position after = start.after(move);
        return !after.is_over() && after.to_move() != start.to_move() &&
               search.run(after, aim) == Verdict::Loss;
    });
}

std::optional<int> quick_win(const Position& start) {
    Table table(table_bytes);
    Search search(table, [](std::uint64_t) { return true; });
    for (int moves = 3; moves <= longest_quick_win; moves += 2) {
        if (wins_within(start, moves, search)) {
            return moves;
        }
    }
    return std::nullopt;
}

} // namespace

NextRound next_round(const Position& finished, FillFrom side, Solver& solver, SearchLimits limits) {
    const Player challenger = opponent(finished.end()->winner());
    const Position start = Position::start_of_round(next_line_up(finished, side), challenger);
    NextRound next{.verdict = opposite(solver.verdict(start, limits)), .lost_within = {}};
    if (next.verdict == Verdict::Loss) {
        next.lost_within = quick_win(start);
    }
    return next;
}

} // namespace kamisado
