#include "puzzles/grade.h"

#include "computer/lookahead.h"
#include "puzzles/next_round.h"

#include <algorithm>
#include <array>

namespace kamisado {

namespace {

/// A wrong move that loses no sooner is a trap: its refutation has to be seen far ahead.
constexpr int trap_distance = 6;
constexpr int lost_at_once = 2;
constexpr int most_counted = 4;

/// From this many points of difficulty on it is grade 2, 3 and so on.
constexpr std::array thresholds{4, 6, 8, 10, 13, 16, 19, 23, 28};

/// What a move is worth to somebody who looks at the answers to it and no further.
int glance_at(const Position& position, const Decision& decision) {
    const Position after = position.after(std::get<Move>(decision));
    if (const auto end = after.end()) {
        return end->winner() == position.to_move() ? value_of_win : -value_of_win;
    }
    const int value = look_ahead(after, {.depth = 1}, 0).front().value;
    return after.to_move() == position.to_move() ? value : -value;
}

bool is_tempting(const Alternative& wrong, const Position& position, int value_of_right) {
    if (wrong.verdict == Verdict::Win) {
        return true; // wins the round, but not enough
    }
    return *wrong.distance > lost_at_once && glance_at(position, wrong.decision) >= value_of_right;
}

bool is_trap(const Alternative& wrong) {
    return wrong.verdict == Verdict::Loss && *wrong.distance >= trap_distance;
}

int difficulty_of_move(const StudiedStep& step) {
    if (step.alternatives.size() == 1) {
        return 0;
    }
    const Position& position = step.before.position;
    const int value_of_right = glance_at(position, step.choice().decision);
    int tempting = 0;
    int traps = 0;
    for (const Alternative& alternative : step.alternatives) {
        if (!alternative.is_right) {
            tempting += is_tempting(alternative, position, value_of_right) ? 1 : 0;
            traps += is_trap(alternative) ? 1 : 0;
        }
    }
    return 2 + std::min(tempting, most_counted) + std::min(traps, most_counted);
}

/// How the player who begins the next round stands for somebody who looks that many moves ahead.
int danger_of(const Position& finished, const Decision& fill, int depth) {
    const Player challenger = opponent(finished.end()->winner());
    const Board board = next_line_up(finished, std::get<Fill>(fill).side);
    const Position start = Position::start_of_round(board, challenger);
    return look_ahead(start, {.depth = depth}, 0).front().value;
}

/// How soon the wrong fill loses, and how often it looks better.
int difficulty_of_fill(const StudiedStep& step) {
    const Position& finished = step.before.position;
    const auto wrong = std::ranges::find(step.alternatives, false, &Alternative::is_right);
    const auto moves = quick_loss_after_fill(finished, std::get<Fill>(wrong->decision).side);
    int sum = 2 * (moves.value_or(longest_quick_loss + 2) / 2);
    for (int depth = 1; depth <= 3; ++depth) {
        const bool misleads = danger_of(finished, wrong->decision, depth) <=
                              danger_of(finished, step.choice().decision, depth);
        sum += misleads ? 4 : 0;
    }
    return sum;
}

} // namespace

int difficulty_of(const Study& study) {
    int sum = 0;
    for (const StudiedStep& step : study) {
        if (step.is_own) {
            sum += step.before.phase == Phase::Filling ? difficulty_of_fill(step)
                                                       : difficulty_of_move(step);
        }
    }
    return sum;
}

int grade_of(const Study& study) {
    const auto* const above = std::ranges::upper_bound(thresholds, difficulty_of(study));
    return 1 + static_cast<int>(above - thresholds.begin());
}

} // namespace kamisado
