#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kamisado {

/// The eight colours, in the order of Black's home row from left to right.
enum class Colour : std::uint8_t { Brown, Green, Red, Yellow, Pink, Purple, Blue, Orange };

inline constexpr std::array<Colour, 8> all_colours{Colour::Brown,  Colour::Green, Colour::Red,
                                                   Colour::Yellow, Colour::Pink,  Colour::Purple,
                                                   Colour::Blue,   Colour::Orange};

[[nodiscard]] constexpr std::size_t index_of(Colour colour) {
    return static_cast<std::size_t>(colour);
}

/// One value for each colour.
template <typename T>
struct PerColour {
    std::array<T, 8> values{};

    [[nodiscard]] constexpr T& operator[](Colour colour) { return values[index_of(colour)]; }
    [[nodiscard]] constexpr const T& operator[](Colour colour) const {
        return values[index_of(colour)];
    }

    friend constexpr bool operator==(const PerColour&, const PerColour&) = default;
};

} // namespace kamisado
