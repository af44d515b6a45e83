#pragma once

#include "screen/canvas.h"
#include "screen/sheet.h"

namespace kamisado::screen {

/// Fills the first row of the area as far as `share` (0 to 1) says.
void draw_progress(Sheet& sheet, const Area& area, double share);

} // namespace kamisado::screen
