#pragma once

#include "computer/lookahead.h"

namespace kamisado {

/// What a level can do.
struct LevelSettings {
    Eyesight eyes;
    bool weighs_points = false; ///< plays matches as matches, not round by round
    bool is_exact = false;      ///< asks the solver, and eyes only where that finds nothing out
};

[[nodiscard]] const LevelSettings& settings_of_level(int level);

} // namespace kamisado
