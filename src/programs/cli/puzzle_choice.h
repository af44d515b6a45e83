#pragma once

#include "puzzles/puzzle.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Which puzzles are put, and in which order.
namespace kamisado::cli {

struct GradeRange {
    int lowest = 1;
    int highest = hardest_grade;
};
/// Reads `3` or `2-4`.
[[nodiscard]] std::optional<GradeRange> grades_from(std::string_view text);

struct PuzzleWanted {
    std::optional<Theme> theme;
    GradeRange grades;
};
/// Those that are wanted, the easier ones first.
[[nodiscard]] std::vector<Puzzle> puzzles_of(std::vector<Puzzle> puzzles,
                                             const PuzzleWanted& wanted);

/// Puts the one with this id first, and those before it last; false when there is none.
[[nodiscard]] bool begin_with(std::vector<Puzzle>& puzzles, const std::string& id);

} // namespace kamisado::cli
