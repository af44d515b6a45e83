#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kamisado {

/// Black lives on rank 1, moves up and starts round 1; Gold lives on rank 8 and moves down.
enum class Player : std::uint8_t { Black, Gold };

inline constexpr std::array<Player, 2> all_players{Player::Black, Player::Gold};

[[nodiscard]] constexpr Player opponent(Player player) {
    return player == Player::Black ? Player::Gold : Player::Black;
}

/// One value for each player, reached by the player and not by a bare number.
template <typename T>
struct PerPlayer {
    std::array<T, 2> values{};

    [[nodiscard]] constexpr T& operator[](Player player) {
        return values[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] constexpr const T& operator[](Player player) const {
        return values[static_cast<std::size_t>(player)];
    }

    friend constexpr bool operator==(const PerPlayer&, const PerPlayer&) = default;
};

} // namespace kamisado
