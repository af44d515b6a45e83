#include "protocol/horizon.h"

#include "rules/moves.h"

#include <algorithm>

namespace kamisado::protocol {

Horizon::Horizon(Solver& solver, const Position& at) : solver_(&solver), at_(at) {
    for (const Move move : legal_moves(at)) {
        choices_.push_back({.decision = move, .chance = {}});
    }
}

bool Horizon::is_settled() const {
    return std::ranges::none_of(
        choices_, [](const Choice& choice) { return choice.verdict == Verdict::Unknown; });
}

void Horizon::step() {
    for (Choice& choice : choices_) {
        if (choice.verdict == Verdict::Unknown) {
            look(choice, depth_ + 1);
        }
    }
    if (!solver_->is_out_of_patience()) {
        ++depth_;
    }
}

/// Nearer ends were ruled out by the steps before, so that an end within `depth` is one in `depth`.
void Horizon::look(Choice& choice, int depth) {
    const Player me = at_.to_move();
    const Position after = at_.after(std::get<Move>(choice.decision));
    if (const auto end = after.end()) {
        choice.verdict = end->winner() == me ? Verdict::Win : Verdict::Loss;
        choice.distance = 1;
        return;
    }
    if (depth == 1) {
        return;
    }
    for (const Player winner : {me, opponent(me)}) {
        if (solver_->verdict_within(after, winner, depth - 1) == Verdict::Win) {
            choice.verdict = winner == me ? Verdict::Win : Verdict::Loss;
            choice.distance = depth;
            return;
        }
    }
}

} // namespace kamisado::protocol
