#include "puzzles/selection.h"

#include "puzzles/likeness.h"
#include "puzzles/study.h"
#include "puzzles/turned.h"

#include <algorithm>
#include <utility>

namespace kamisado {

namespace {

Player solver_of(const Puzzle& puzzle) { return *decider(match_at_question(puzzle).state()); }

} // namespace

Selection::Selection(int wanted, const std::vector<Puzzle>& others)
    : wanted_(wanted), others_(&others) {}

int Selection::room_for(int grade) const {
    const int share = (wanted_ + hardest_grade - 1) / hardest_grade;
    return share - of_grade_[static_cast<std::size_t>(grade)];
}

bool Selection::is_new(const Puzzle& puzzle) const {
    const auto is_other = [&](const Puzzle& other) {
        return other.id != puzzle.id && differences(puzzle, other) >= fewest_differences;
    };
    return std::ranges::all_of(*others_, is_other) && std::ranges::all_of(chosen_, is_other);
}

void Selection::take(const Puzzle& puzzle) {
    const Player next = chosen_.size() % 2 == 0 ? Player::Black : Player::Gold;
    ++of_grade_[static_cast<std::size_t>(puzzle.grade)];
    chosen_.push_back(solver_of(puzzle) == next ? puzzle : half_turned(puzzle));
}

void Selection::offer(const std::vector<Puzzle>& puzzles) {
    if (puzzles.empty() || is_complete()) {
        return;
    }
    const Puzzle& best = *std::ranges::max_element(
        puzzles, {}, [&](const Puzzle& puzzle) { return room_for(puzzle.grade); });
    if (room_for(best.grade) > 0 && is_new(best)) {
        take(best);
    } else {
        spare_.push_back(best);
    }
}

std::vector<Puzzle> Selection::finish() {
    for (const Puzzle& puzzle : std::exchange(spare_, {})) {
        if (!is_complete() && is_new(puzzle)) {
            take(puzzle);
        }
    }
    return std::move(chosen_);
}

} // namespace kamisado
