#include "screen/menu.h"

#include "screen/cluster.h"
#include "screen/text.h"

#include <algorithm>
#include <cstddef>

namespace kamisado::screen {

namespace {

constexpr int value_gap = 2;

char32_t in_lower_case(char32_t character) {
    return character >= U'A' && character <= U'Z' ? character + (U'a' - U'A') : character;
}

/// In front of the labels: room for a hot key when there is one, a space otherwise.
int label_column(const Menu& menu) {
    const bool has_hot_keys =
        std::ranges::any_of(menu.items, [](const MenuItem& item) { return item.hot_key != 0; });
    return has_hot_keys ? 4 : 1;
}

bool has_reasons(const Menu& menu) {
    return std::ranges::any_of(menu.items,
                               [](const MenuItem& item) { return !item.why_not.empty(); });
}

int count_of(const Menu& menu) { return static_cast<int>(menu.items.size()); }

void step(Menu& menu, int by) {
    const int count = count_of(menu);
    menu.cursor = count == 0 ? 0 : (menu.cursor + by + count) % count;
}

std::optional<int> item_of(const Menu& menu, char32_t character) {
    const auto found = std::ranges::find_if(menu.items, [character](const MenuItem& item) {
        return item.hot_key != 0 && in_lower_case(item.hot_key) == in_lower_case(character);
    });
    if (found == menu.items.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - menu.items.begin());
}

void draw_item(Sheet& sheet, const Area& place, const Menu& menu, int number) {
    const MenuItem& item = menu.items[static_cast<std::size_t>(number)];
    const bool is_selected = number == menu.cursor;
    const bool is_possible = item.why_not.empty();
    Style style = style_of(is_possible ? Role::Text : Role::Faint, sheet.look);
    Style key_style = is_possible ? style_of(Role::Key, sheet.look) : style;
    if (is_selected) {
        style = style_of(Role::Selected, sheet.look);
        style.bold = is_possible;
        key_style = style;
    }
    sheet.canvas.fill(place, is_selected ? style : Style{});
    Area rest = place;
    if (item.hot_key != 0) {
        sheet.canvas.put(place.row, place.column, " " + utf8_of(item.hot_key) + " ", key_style);
    }
    rest.column += label_column(menu);
    rest.size.columns -= label_column(menu) + 1;
    const Area value = draw_line(sheet, rest, item.value, style, Align::Right);
    rest.size.columns -= value.size.columns > 0 ? value.size.columns + value_gap : 0;
    draw_line(sheet, rest, item.label, style);
}

} // namespace

std::optional<int> choose(Menu& menu, int item) {
    if (item < 0 || item >= count_of(menu)) {
        return std::nullopt;
    }
    menu.cursor = item;
    const bool is_possible = menu.items[static_cast<std::size_t>(item)].why_not.empty();
    return is_possible ? std::optional(item) : std::nullopt;
}

std::optional<int> handle(Menu& menu, const KeyPress& press) {
    switch (press.key) {
    case Key::Up:
    case Key::BackTab: step(menu, -1); return std::nullopt;
    case Key::Down:
    case Key::Tab: step(menu, 1); return std::nullopt;
    case Key::Home:
    case Key::PageUp: menu.cursor = 0; return std::nullopt;
    case Key::End:
    case Key::PageDown: menu.cursor = std::max(count_of(menu) - 1, 0); return std::nullopt;
    case Key::Enter: return choose(menu, menu.cursor);
    case Key::Character:
        if (const auto item = item_of(menu, press.character)) {
            return choose(menu, *item);
        }
        return std::nullopt;
    default: return std::nullopt;
    }
}

Size size_of(const Menu& menu) {
    int columns = 0;
    for (const MenuItem& item : menu.items) {
        const int value = item.value.empty() ? 0 : width_of(item.value) + value_gap;
        columns = std::max(columns, label_column(menu) + width_of(item.label) + value + 1);
    }
    for (const MenuItem& item : menu.items) {
        columns = std::max(columns, width_of(item.why_not));
    }
    return {.rows = count_of(menu) + (has_reasons(menu) ? 2 : 0), .columns = columns};
}

void draw_menu(Sheet& sheet, const Area& area, const Menu& menu, int first_id) {
    // What does not fit is scrolled: the item under the cursor is always in sight.
    const int reason_rows = has_reasons(menu) && area.size.rows > 2 ? 2 : 0;
    const int rows = std::max(std::min(area.size.rows - reason_rows, count_of(menu)), 0);
    const int top = std::clamp(menu.cursor - rows + 1, 0, std::max(count_of(menu) - rows, 0));
    for (int shown = 0; shown < rows; ++shown) {
        const int number = top + shown;
        const Area place{.row = area.row + shown,
                         .column = area.column,
                         .size = {.rows = 1, .columns = area.size.columns}};
        draw_item(sheet, place, menu, number);
        sheet.hits.add(place, first_id + number);
    }
    if (reason_rows > 0 && menu.cursor < count_of(menu)) {
        const Area place{.row = area.row + rows + 1,
                         .column = area.column,
                         .size = {.rows = 1, .columns = area.size.columns}};
        draw_line(sheet, place, menu.items[static_cast<std::size_t>(menu.cursor)].why_not,
                  style_of(Role::Warning, sheet.look));
    }
}

} // namespace kamisado::screen
