#pragma once

#include "screen/canvas.h"
#include "screen/sheet.h"

#include <span>
#include <string>

namespace kamisado::screen {

struct KeyHint {
    std::string key;
    std::string label = {};
    int id = 0; ///< for the map
};

/// `m move  u undo  ? help` in one row. Where there is not room for all, those before the last are
/// left out: the last one says where to find them.
void draw_key_hints(Sheet& sheet, const Area& area, std::span<const KeyHint> hints);

} // namespace kamisado::screen
