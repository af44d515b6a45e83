#include "puzzles/proof.h"

#include "puzzles/grade.h"
#include "puzzles/puzzle_id.h"
#include "puzzles/study.h"
#include "puzzles/theme_check.h"

namespace kamisado {

namespace {

std::optional<PuzzleFault> fault_of(const StudiedStep& step) {
    if (!step.is_own) {
        return step.choice().is_right ? std::nullopt : std::optional(PuzzleFault::WeakDefence);
    }
    if (!step.choice().is_right) {
        return PuzzleFault::NotReached;
    }
    return count_right(step.alternatives) > 1 ? std::optional(PuzzleFault::SecondSolution)
                                              : std::nullopt;
}

std::optional<PuzzleFlaw> flaw_of_steps(const Study& study) {
    for (std::size_t step = 0; step < study.size(); ++step) {
        if (const auto fault = fault_of(study[step])) {
            return PuzzleFlaw{*fault, step};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<PuzzleFlaw> flaw_of(const Puzzle& puzzle, Solver& solver, SearchLimits limits) {
    if (puzzle.solution.empty() || match_at_question(puzzle).is_over()) {
        return PuzzleFlaw{PuzzleFault::WrongTurn, 0};
    }
    const auto studied = study(puzzle, solver, limits);
    if (!studied) {
        return PuzzleFlaw{PuzzleFault::Unproved, studied.error()};
    }
    if (!studied->back().is_own) {
        return PuzzleFlaw{PuzzleFault::WrongTurn, studied->size() - 1};
    }
    if (const auto flaw = flaw_of_steps(*studied)) {
        return flaw;
    }
    if (studied->front().alternatives.size() == 1) {
        return PuzzleFlaw{PuzzleFault::NoChoice, 0};
    }
    if (!is_on_theme(puzzle.theme, puzzle.points, *studied)) {
        return PuzzleFlaw{PuzzleFault::OffTheme, 0};
    }
    if (puzzle.grade != grade_of(*studied)) {
        return PuzzleFlaw{PuzzleFault::WrongGrade, 0};
    }
    if (puzzle.id != id_of(puzzle)) {
        return PuzzleFlaw{PuzzleFault::WrongId, 0};
    }
    return std::nullopt;
}

} // namespace kamisado
