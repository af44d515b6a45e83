#pragma once

#include "rules/square.h"

#include <cstdint>

namespace kamisado {

/// One real move, in two bytes: where the tower goes from and to, and how many enemy towers it
/// pushes on its way. A push is the pusher's own step onto the occupied square. Zero-length moves
/// are nobody's choice and have no Move.
class Move {
  public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, int pushed = 0)
        : bits_(static_cast<std::uint16_t>(from.index() | (to.index() << 6U) |
                                           (static_cast<unsigned>(pushed) << 12U))) {}

    [[nodiscard]] constexpr Square from() const { return Square::at(bits_ & 63U); }
    [[nodiscard]] constexpr Square to() const { return Square::at((bits_ >> 6U) & 63U); }
    [[nodiscard]] constexpr int pushed() const { return bits_ >> 12U; }
    [[nodiscard]] constexpr bool is_push() const { return pushed() != 0; }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    std::uint16_t bits_ = 0;
};

} // namespace kamisado
