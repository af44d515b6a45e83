#pragma once

#include "cli/json.h"
#include "puzzles/puzzle.h"

#include <optional>
#include <span>
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

/// A line a puzzle, under a heading.
[[nodiscard]] std::string list_of_puzzles(std::span<const Puzzle> puzzles);
/// The same for programs.
[[nodiscard]] Json list_as_json(std::span<const Puzzle> puzzles);

/// data/puzzles.txt as it was when the program was built, so that it needs no file.
[[nodiscard]] std::string_view built_in_puzzles();

} // namespace kamisado::cli
