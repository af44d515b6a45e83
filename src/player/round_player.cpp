#include "player/round_player.h"

#include <algorithm>

namespace kamisado {

namespace {

constexpr int far_away = 100;

int merit(const MoveAnswer& move) {
    const int distance = move.distance.value_or(far_away - 1);
    switch (move.verdict) {
    case Verdict::Win: return (2 * far_away) - distance;
    case Verdict::Loss: return distance - far_away;
    case Verdict::Unknown: break;
    }
    return 0;
}

} // namespace

Decision RoundPlayer::choose(const Match& match) {
    if (match.state().phase == Phase::Filling) {
        return Fill{FillFrom::Left};
    }
    const Answer answer = solver_->solve(match.position(), {.distance = true}, limits_);
    return std::ranges::max_element(answer.moves, {}, merit)->move;
}

} // namespace kamisado
