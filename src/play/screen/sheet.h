#pragma once

#include "screen/canvas.h"
#include "screen/hit_map.h"
#include "screen/look.h"

namespace kamisado::screen {

/// What widgets draw on: one picture of the screen, and what can be clicked in it.
struct Sheet {
    Canvas canvas;
    Look look = {};
    HitMap hits = {};

    [[nodiscard]] Area area() const { return {.row = 0, .column = 0, .size = canvas.size()}; }
};

} // namespace kamisado::screen
