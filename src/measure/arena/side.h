#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kamisado {

/// Those who meet: the first that is named, and the second. What is measured is the second.
enum class Side : std::uint8_t { First, Second };

inline constexpr std::array<Side, 2> both_sides{Side::First, Side::Second};

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::First ? Side::Second : Side::First;
}

/// One of something for each side.
template <typename T>
struct PerSide {
    std::array<T, 2> of{};

    [[nodiscard]] constexpr T& operator[](Side side) { return of[static_cast<std::size_t>(side)]; }
    [[nodiscard]] constexpr const T& operator[](Side side) const {
        return of[static_cast<std::size_t>(side)];
    }

    friend bool operator==(const PerSide&, const PerSide&) = default;
};

} // namespace kamisado
