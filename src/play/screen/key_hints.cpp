#include "screen/key_hints.h"

#include "screen/cluster.h"

#include <vector>

namespace kamisado::screen {

namespace {

constexpr int gap = 2;

int width_of_hint(const KeyHint& hint) {
    return width_of(hint.key) + (hint.label.empty() ? 0 : 1 + width_of(hint.label));
}

/// Those that fit, the last one first of all.
std::vector<const KeyHint*> fitting(std::span<const KeyHint> hints, int columns) {
    std::vector<const KeyHint*> shown;
    int room = columns - width_of_hint(hints.back());
    for (const KeyHint& hint : hints.first(hints.size() - 1)) {
        room -= width_of_hint(hint) + gap;
        if (room < 0) {
            break;
        }
        shown.push_back(&hint);
    }
    shown.push_back(&hints.back());
    return shown;
}

} // namespace

void draw_key_hints(Sheet& sheet, const Area& area, std::span<const KeyHint> hints) {
    if (hints.empty() || area.size.rows < 1) {
        return;
    }
    int column = area.column;
    for (const KeyHint* hint : fitting(hints, area.size.columns)) {
        const int begin = column;
        column = sheet.canvas.put(area.row, column, hint->key, style_of(Role::Key, sheet.look));
        if (!hint->label.empty()) {
            column = sheet.canvas.put(area.row, column + 1, hint->label,
                                      style_of(Role::Text, sheet.look));
        }
        sheet.hits.add({.row = area.row, .column = begin, .size = {1, column - begin}}, hint->id);
        column += gap;
    }
}

} // namespace kamisado::screen
