#include "puzzles/theme.h"

#include <algorithm>
#include <cstddef>

namespace kamisado {

namespace {

constexpr std::array<std::string_view, all_themes.size()> names{"win",  "hold", "deadlock",
                                                                "push", "fill", "sumo"};

} // namespace

std::string_view name_of(Theme theme) { return names[static_cast<std::size_t>(theme)]; }

std::optional<Theme> theme_from_name(std::string_view name) {
    const auto* const found =
        std::ranges::find(all_themes, name, [](Theme theme) { return name_of(theme); });
    return found == all_themes.end() ? std::nullopt : std::optional(*found);
}

} // namespace kamisado
