#pragma once

#include "screen/canvas.h"
#include "screen/sheet.h"

#include <string_view>

namespace kamisado::screen {

/// An area of that size in the middle of another one; no larger than that.
[[nodiscard]] Area centred(Size size, const Area& within);

/// A frame with a title in its upper edge, emptied inside. Returns the inside, with a column free
/// at both sides.
Area draw_box(Sheet& sheet, const Area& area, std::string_view title);

/// The size of a box around that much.
[[nodiscard]] constexpr Size box_around(Size inside) {
    return {.rows = inside.rows + 2, .columns = inside.columns + 4};
}

} // namespace kamisado::screen
