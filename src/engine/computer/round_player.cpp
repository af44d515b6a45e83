#include "computer/round_player.h"

#include <algorithm>

namespace kamisado {

namespace {

constexpr int longest_round = 100;

int merit(const Choice& choice) {
    const int distance = choice.distance.value_or(longest_round - 1);
    switch (choice.verdict) {
    case Verdict::Win: return (2 * longest_round) - distance;
    case Verdict::Loss: return distance - longest_round;
    case Verdict::Unknown: break;
    }
    return 0;
}

} // namespace

Decision RoundPlayer::choose(const Match& match) {
    if (match.state().phase == Phase::Filling) {
        return Fill{FillFrom::Left};
    }
    // A single round has the same moves, and nothing after it to be weighed.
    const auto choices = MatchSense(*solver_, limits_).weigh(match.state(), Format{});
    return std::ranges::max_element(choices, {}, merit)->decision;
}

} // namespace kamisado
