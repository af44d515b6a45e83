#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kamisado {

/// What a puzzle is about.
enum class Theme : std::uint8_t {
    Win,      ///< reach the far row, whatever the other side does
    Hold,     ///< the only move that does not lose, when the win is still far away
    Deadlock, ///< do not be the one who moves last, or make the other side be
    Push,     ///< a Sumo push is the key
    Fill,     ///< choose how the home rows are filled, so that the next round is won
    Sumo,     ///< win with the tower that scores most, where another would score less
};

inline constexpr std::array all_themes{Theme::Win,  Theme::Hold, Theme::Deadlock,
                                       Theme::Push, Theme::Fill, Theme::Sumo};

/// As files and programs call it: `deadlock`.
[[nodiscard]] std::string_view name_of(Theme theme);
[[nodiscard]] std::optional<Theme> theme_from_name(std::string_view name);

} // namespace kamisado
