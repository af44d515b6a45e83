#pragma once

#include "puzzles/study.h"

namespace kamisado {

/// How hard a puzzle is, in points without an upper limit: docs/puzzles.md tells how they are
/// counted.
[[nodiscard]] int difficulty_of(const Study& study);

/// The same in ten steps.
[[nodiscard]] int grade_of(const Study& study);

} // namespace kamisado
