#pragma once

#include "puzzles/puzzle.h"
#include "solver/solver.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace kamisado {

/// What can be wrong with a puzzle whose decisions are all legal.
enum class PuzzleFault : std::uint8_t {
    WrongTurn,      ///< the solution begins or ends with a decision of the other side
    NotReached,     ///< the right decision of this step does not reach the aim
    SecondSolution, ///< another decision reaches it as well
    WeakDefence,    ///< the other side could hold out longer, or score less
    NoChoice,       ///< nothing but the right decision is legal at the first step
    OffTheme,       ///< it is not about what it says
    WrongGrade,     ///< it is easier or harder than it says
    WrongId,        ///< the id does not follow from what is put
    Unproved,       ///< the limit was reached first
};

struct PuzzleFlaw {
    PuzzleFault fault{};
    std::size_t step = 0; ///< of the solution

    friend bool operator==(const PuzzleFlaw&, const PuzzleFlaw&) = default;
};

/// Proves a puzzle from nothing: that at every step of whoever solves it exactly one decision is
/// right, that the other side defends itself perfectly, and that theme, grade and id are what they
/// must be. Nothing: all is well.
[[nodiscard]] std::optional<PuzzleFlaw> flaw_of(const Puzzle& puzzle, Solver& solver,
                                                SearchLimits limits = {});

} // namespace kamisado
