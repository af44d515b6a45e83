#pragma once

#include "puzzles/theme.h"
#include "rules/match.h"

#include <string>
#include <vector>

namespace kamisado {

inline constexpr int hardest_grade = 10;

/// A moment of a match at which exactly one decision is right, and so on to the end of `solution`.
/// docs/puzzles.md says what is promised of it.
struct Puzzle {
    std::string
        id; ///< five letters or digits that follow from the start, whatever else is in the set
    Theme theme{};
    int grade = 1; ///< 1 to hardest_grade
    Format format;
    Position start = Position::first();
    /// What is played before the question is put, so that one sees why that tower must move, or how
    /// the round ended whose fill is to be chosen.
    std::vector<Decision> lead;
    /// Of both sides: every right decision, and the best defence against it. It begins and ends
    /// with a decision of whoever solves it.
    std::vector<Decision> solution;
    /// How many ring points have to be forced. One: to win the round, or the next one after a
    /// fill.
    int points = 1;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

} // namespace kamisado
