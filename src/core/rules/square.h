#pragma once

#include "rules/player.h"

#include <cstddef>
#include <cstdint>

namespace kamisado {

/// A square of the board: a1 is 0, b1 is 1, h8 is 63. Files and ranks count from 0.
class Square {
  public:
    constexpr Square() = default;
    constexpr Square(int file, int rank) : index_(static_cast<std::uint8_t>((rank * 8) + file)) {}

    [[nodiscard]] static constexpr Square at(int index) {
        Square square;
        square.index_ = static_cast<std::uint8_t>(index);
        return square;
    }

    [[nodiscard]] constexpr int file() const { return index_ % 8; }
    [[nodiscard]] constexpr int rank() const { return index_ / 8; }
    [[nodiscard]] constexpr std::size_t index() const { return index_; }

    friend constexpr bool operator==(Square, Square) = default;
    friend constexpr auto operator<=>(Square, Square) = default;

  private:
    std::uint8_t index_ = 0;
};

inline constexpr int board_size = 8;
inline constexpr int square_count = 64;

[[nodiscard]] constexpr int home_rank(Player player) { return player == Player::Black ? 0 : 7; }

/// The step in ranks of every move of this player: towers only ever go forwards.
[[nodiscard]] constexpr int forward_step(Player player) { return player == Player::Black ? 1 : -1; }

/// Where this player's towers want to go (M7).
[[nodiscard]] constexpr bool is_goal(Player player, Square square) {
    return square.rank() == home_rank(opponent(player));
}

} // namespace kamisado
