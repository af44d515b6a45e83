#include "player/settle.h"

#include "rules/moves.h"

#include <algorithm>

namespace kamisado {

Verdict verdict_of(Solver& solver, const Position& position, Move move, SearchLimits limits) {
    const Position after = position.after(move);
    if (const auto end = after.end()) {
        return end->winner() == position.to_move() ? Verdict::Win : Verdict::Loss;
    }
    const Verdict verdict = solver.verdict(after, limits);
    return after.to_move() == position.to_move() ? verdict : opposite(verdict);
}

std::vector<Verdict> settle(Solver& solver, const Position& position, Settle how,
                            SearchLimits each) {
    const MoveList moves = legal_moves(position);
    std::vector<Verdict> verdicts(moves.size(), Verdict::Unknown);
    SearchLimits limits = each;
    std::uint64_t nodes = std::min(first_try, each.nodes);
    while (nodes != 0 && std::ranges::find(verdicts, Verdict::Unknown) != verdicts.end()) {
        limits.nodes = nodes;
        for (std::size_t index = 0; index < moves.size(); ++index) {
            if (verdicts[index] == Verdict::Unknown) {
                verdicts[index] = verdict_of(solver, position, moves[index], limits);
            }
            if (how == Settle::UntilOneWins && verdicts[index] == Verdict::Win) {
                return verdicts;
            }
        }
        if (nodes >= each.nodes) {
            break;
        }
        nodes = nodes < each.nodes / growth_of_tries ? nodes * growth_of_tries : each.nodes;
    }
    return verdicts;
}

} // namespace kamisado
