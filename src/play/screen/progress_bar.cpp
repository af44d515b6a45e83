#include "screen/progress_bar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

namespace kamisado::screen {

namespace {

/// In eighths of a cell.
std::string drawn_bar(int columns, double share) {
    constexpr std::array<std::string_view, 8> parts{" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const int eighths = static_cast<int>(std::lround(share * columns * 8));
    std::string text;
    for (int cell = 0; cell < eighths / 8; ++cell) {
        text += "█";
    }
    return text.append(eighths % 8 == 0 ? "" : parts[static_cast<std::size_t>(eighths % 8)]);
}

std::string typed_bar(int columns, double share) {
    const auto room = static_cast<std::size_t>(std::max(columns - 2, 0));
    const auto full = static_cast<std::size_t>(std::lround(share * static_cast<double>(room)));
    return "[" + std::string(full, '#') + std::string(room - full, '.') + "]";
}

} // namespace

void draw_progress(Sheet& sheet, const Area& area, double share) {
    const double shown = std::isnan(share) ? 0.0 : std::clamp(share, 0.0, 1.0);
    const int columns = area.size.columns;
    if (columns < 1 || area.size.rows < 1) {
        return;
    }
    sheet.canvas.fill({.row = area.row, .column = area.column, .size = {1, columns}}, {});
    sheet.canvas.put(area.row, area.column,
                     sheet.look.unicode ? drawn_bar(columns, shown) : typed_bar(columns, shown),
                     style_of(Role::Key, sheet.look));
}

} // namespace kamisado::screen
