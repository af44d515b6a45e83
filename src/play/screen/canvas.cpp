#include "screen/canvas.h"

#include "screen/cluster.h"

#include <algorithm>

namespace kamisado::screen {

Canvas::Canvas(Size size)
    : size_{.rows = std::max(size.rows, 0), .columns = std::max(size.columns, 0)},
      cells_(static_cast<std::size_t>(size_.rows) * static_cast<std::size_t>(size_.columns)) {}

bool Canvas::has(int row, int column) const {
    return Area{.row = 0, .column = 0, .size = size_}.contains(row, column);
}

std::size_t Canvas::index(int row, int column) const {
    return (static_cast<std::size_t>(row) * static_cast<std::size_t>(size_.columns)) +
           static_cast<std::size_t>(column);
}

const Cell& Canvas::at(int row, int column) const {
    static const Cell outside;
    return has(row, column) ? cells_[index(row, column)] : outside;
}

/// Half a wide character cannot be shown: where one half goes, the other becomes a space.
void Canvas::set(int row, int column, std::string_view text, const Style& style) {
    Cell& cell = cells_[index(row, column)];
    if (cell.text.empty() && column > 0) {
        cells_[index(row, column - 1)].text = " ";
    }
    if (has(row, column + 1) && cells_[index(row, column + 1)].text.empty()) {
        cells_[index(row, column + 1)].text = " ";
    }
    cell.text = text;
    cell.style = style;
}

int Canvas::put(int row, int column, std::string_view utf8, const Style& style) {
    while (!utf8.empty()) {
        const Cluster cluster = take_cluster(utf8);
        const int last = column + cluster.width - 1;
        const bool is_whole = has(row, column) && has(row, last);
        for (int part = column; part <= last; ++part) {
            if (has(row, part)) {
                set(row, part, is_whole && part == column ? cluster.text : " ", style);
            }
        }
        if (is_whole && cluster.width == 2) {
            cells_[index(row, last)].text.clear();
        }
        column = last + 1;
    }
    return column;
}

void Canvas::fill(const Area& area, const Style& style) {
    const int bottom = std::min(area.row + area.size.rows, size_.rows);
    const int right = std::min(area.column + area.size.columns, size_.columns);
    for (int row = std::max(area.row, 0); row < bottom; ++row) {
        for (int column = std::max(area.column, 0); column < right; ++column) {
            set(row, column, " ", style);
        }
    }
}

void Canvas::restyle(const Area& area, const Style& style) {
    const int bottom = std::min(area.row + area.size.rows, size_.rows);
    const int right = std::min(area.column + area.size.columns, size_.columns);
    for (int row = std::max(area.row, 0); row < bottom; ++row) {
        for (int column = std::max(area.column, 0); column < right; ++column) {
            cells_[index(row, column)].style = style;
        }
    }
}

std::string Canvas::text(int row) const {
    std::string line;
    for (int column = 0; column < size_.columns; ++column) {
        line += at(row, column).text;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace kamisado::screen
