#include "player/round_player.h"

#include <algorithm>

namespace kamisado {

namespace {

constexpr int far_away = 100;

int merit(const Choice& choice) {
    const int distance = choice.distance.value_or(far_away - 1);
    switch (choice.verdict) {
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
    // A single round has the same moves, and nothing behind it to be weighed.
    const auto choices = MatchSense(*solver_, limits_).weigh(match.state(), Format{});
    return std::ranges::max_element(choices, {}, merit)->decision;
}

} // namespace kamisado
