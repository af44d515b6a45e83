#pragma once

#include "rules/setup.h"
#include "rules/square.h"

#include <optional>

namespace kamisado::cli {

/// All that a drawing of one square shows.
struct SquareLook {
    Square square;
    std::optional<PlacedTower> tower;
    bool is_mover = false;  ///< its tower must move
    bool is_target = false; ///< the tower that must move can go here
};

} // namespace kamisado::cli
