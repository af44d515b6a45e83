#pragma once

#include "library/access.h"
#include "solver/solver.h"

#include <new>
#include <optional>
#include <utility>

namespace libkamisado {

/// A solver, and the patience that ends all that it is asked: who asks many questions for one
/// answer is stopped like who asks one.
struct StoppableSolver {
    core::Patience patience;
    std::optional<core::Solver> solver;

    /// Makes the solver. Says why not when its table is larger than any may be, or when there is no
    /// memory for it.
    [[nodiscard]] std::optional<Error> furnish(const SolverOptions& options);
};

/// For constructors, which have no other way to fail.
template <typename T>
[[nodiscard]] T made_or_thrown(Result<T> made) {
    if (!made) {
        throw std::bad_alloc();
    }
    return *std::move(made);
}

} // namespace libkamisado
