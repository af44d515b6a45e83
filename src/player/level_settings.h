#pragma once

#include "player/lookahead.h"

#include <cstdint>

namespace kamisado {

/// What a level can do.
struct LevelSettings {
    Eyesight eyes;
    /// How many nodes of exact search a decision may take before eyes must do; 0: none.
    std::uint64_t exact_nodes = 0;
};

[[nodiscard]] const LevelSettings& settings_of_level(int level);

} // namespace kamisado
