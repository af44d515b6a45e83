#include "cli/puzzle_choice.h"

#include "text/number.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kamisado::cli {

namespace {

std::optional<int> grade_from(std::string_view text) {
    const auto grade = number_from<int>(text);
    return grade >= 1 && grade <= hardest_grade ? grade : std::nullopt;
}

} // namespace

std::optional<GradeRange> grades_from(std::string_view text) {
    const auto dash = text.find('-');
    const auto lowest = grade_from(text.substr(0, dash));
    const auto highest =
        dash == std::string_view::npos ? lowest : grade_from(text.substr(dash + 1));
    if (!lowest || !highest || *lowest > *highest) {
        return std::nullopt;
    }
    return GradeRange{.lowest = *lowest, .highest = *highest};
}

std::vector<Puzzle> puzzles_of(std::vector<Puzzle> puzzles, const PuzzleWanted& wanted) {
    std::erase_if(puzzles, [&](const Puzzle& puzzle) {
        return puzzle.theme != wanted.theme.value_or(puzzle.theme) ||
               puzzle.grade < wanted.grades.lowest || puzzle.grade > wanted.grades.highest;
    });
    std::ranges::sort(puzzles, {},
                      [](const Puzzle& puzzle) { return std::tuple(puzzle.grade, puzzle.id); });
    return puzzles;
}

bool begin_with(std::vector<Puzzle>& puzzles, const std::string& id) {
    const auto found = std::ranges::find(puzzles, id, &Puzzle::id);
    if (found == puzzles.end()) {
        return false;
    }
    std::ranges::rotate(puzzles, found);
    return true;
}

} // namespace kamisado::cli
