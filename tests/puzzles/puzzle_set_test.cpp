#include "puzzles/likeness.h"
#include "puzzles/proof.h"
#include "puzzles/puzzle_text.h"
#include "puzzles/study.h"
#include "solver/scale.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

/// What data/puzzles.txt promises.
namespace kamisado::tests {

namespace {

const std::vector<Puzzle>& all_puzzles() {
    static const std::vector<Puzzle> puzzles = [] {
        std::ifstream file(KAMISADO_SOURCE_DIR "/data/puzzles.txt");
        const std::string text((std::istreambuf_iterator<char>(file)), {});
        return read_puzzles(text).value();
    }();
    return puzzles;
}

Player solver_of(const Puzzle& puzzle) { return *decider(match_at_question(puzzle).state()); }

} // namespace

TEST(PuzzleSet, IsProved) {
    constexpr int full = 100; // percent
    const auto stride = static_cast<std::size_t>(full / std::max(scaled(full), 1));
    Solver solver;
    for (std::size_t nth = 0; nth < all_puzzles().size(); nth += stride) {
        const Puzzle& puzzle = all_puzzles()[nth];
        const auto flaw = flaw_of(puzzle, solver);
        EXPECT_FALSE(flaw) << puzzle.id << ": fault " << static_cast<int>(flaw->fault)
                           << " at step " << flaw->step;
    }
}

TEST(PuzzleSet, HasOneForEveryDayOfAYear) { EXPECT_EQ(all_puzzles().size(), 366U); }

TEST(PuzzleSet, HasEnoughOfEveryThemeAndGrade) {
    std::map<Theme, int> themes;
    std::map<int, int> grades;
    for (const Puzzle& puzzle : all_puzzles()) {
        ++themes[puzzle.theme];
        ++grades[puzzle.grade];
    }
    for (const Theme theme : all_themes) {
        EXPECT_GE(themes[theme], 30) << name_of(theme);
    }
    for (int grade = 1; grade <= hardest_grade; ++grade) {
        EXPECT_GE(grades[grade], 15) << "grade " << grade;
    }
}

TEST(PuzzleSet, IsForBothSidesAlike) {
    const auto for_black = std::ranges::count(all_puzzles(), Player::Black, solver_of);
    const auto half = std::ssize(all_puzzles()) / 2;
    EXPECT_NEAR(static_cast<double>(for_black), static_cast<double>(half), 6);
}

TEST(PuzzleSet, HasPuzzlesWithAndWithoutRings) {
    for (const Theme theme : {Theme::Win, Theme::Hold, Theme::Deadlock}) {
        std::set<bool> with_rings;
        for (const Puzzle& puzzle : all_puzzles()) {
            if (puzzle.theme == theme) {
                with_rings.insert(puzzle.format.has_rings());
            }
        }
        EXPECT_EQ(with_rings.size(), 2U) << name_of(theme);
    }
}

TEST(PuzzleSet, HasFillsOfEveryMatch) {
    std::map<FormatKind, int> formats;
    for (const Puzzle& puzzle : all_puzzles()) {
        if (puzzle.theme == Theme::Fill) {
            ++formats[puzzle.format.kind];
        }
    }
    for (const FormatKind kind : {FormatKind::Standard, FormatKind::Long, FormatKind::Marathon}) {
        EXPECT_GE(formats[kind], 6) << static_cast<int>(kind);
    }
}

TEST(PuzzleSet, HasNoPuzzleTwice) {
    std::set<std::string> ids;
    const auto& puzzles = all_puzzles();
    for (auto puzzle = puzzles.begin(); puzzle != puzzles.end(); ++puzzle) {
        EXPECT_TRUE(ids.insert(puzzle->id).second) << puzzle->id;
        const auto alike = std::find_if(puzzles.begin(), puzzle, [&](const Puzzle& other) {
            return differences(*puzzle, other) < fewest_differences;
        });
        EXPECT_EQ(alike, puzzle) << puzzle->id << " is like " << alike->id;
    }
}

} // namespace kamisado::tests
