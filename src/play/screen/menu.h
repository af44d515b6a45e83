#pragma once

#include "screen/canvas.h"
#include "screen/input.h"
#include "screen/sheet.h"

#include <optional>
#include <string>
#include <vector>

namespace kamisado::screen {

struct MenuItem {
    std::string label;
    char32_t hot_key = 0;     ///< 0: none
    std::string value = {};   ///< what is set now, at the right
    std::string why_not = {}; ///< not empty: it cannot be chosen, and this is why
};

struct Menu {
    std::vector<MenuItem> items = {};
    int cursor = 0;
};

/// Arrows, home and end move the cursor; Enter and hot keys choose. Returns what was chosen. An
/// item that cannot be is only gone to, so that its reason shows.
[[nodiscard]] std::optional<int> handle(Menu& menu, const KeyPress& press);

/// Goes to an item, as a click does, and chooses it if that can be.
[[nodiscard]] std::optional<int> choose(Menu& menu, int item);

/// How much room it wants: its items, and a row for a reason when one has any.
[[nodiscard]] Size size_of(const Menu& menu);

/// Draws it and adds each item to the map: `first_id` + its number.
void draw_menu(Sheet& sheet, const Area& area, const Menu& menu, int first_id);

} // namespace kamisado::screen
