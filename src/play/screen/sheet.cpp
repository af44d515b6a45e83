#include "screen/sheet.h"

#include <algorithm>
#include <ranges>

namespace kamisado::screen {

std::optional<int> HitMap::at(int row, int column) const {
    const auto from_the_top = std::views::reverse(places_);
    const auto found = std::ranges::find_if(from_the_top, [row, column](const Place& place) {
        return place.area.contains(row, column);
    });
    return found == from_the_top.end() ? std::nullopt : std::optional(found->id);
}

} // namespace kamisado::screen
