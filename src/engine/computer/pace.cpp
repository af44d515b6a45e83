#include "computer/pace.h"

#include "computer/glance.h"
#include "computer/random.h"
#include "rules/moves.h"

#include <algorithm>

namespace kamisado {

namespace {

constexpr int shortest = 400;
constexpr int longest = 8'000;
constexpr int for_a_fill = 2'500;

int without_mood(const MatchState& state, int level) {
    if (state.phase != Phase::Playing) {
        return for_a_fill;
    }
    const int choices = count_moves(state.position);
    return choices == 1 ? shortest : shortest + (choices * (60 + (20 * level)));
}

} // namespace

std::chrono::milliseconds thinking_time(const MatchState& state, int level, std::uint64_t seed) {
    // Nobody ticks like a clock: from two thirds to four thirds of it.
    const int mood = 67 + static_cast<int>(mixed(seed ^ fingerprint(state.position)) % 67);
    return std::chrono::milliseconds(
        std::clamp(without_mood(state, level) * mood / 100, shortest, longest));
}

} // namespace kamisado
