#pragma once

#include "rules/move.h"
#include "rules/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace kamisado {

/// The legal moves of a position, without allocation. Eight towers at home with a clear board
/// before them have 8 × 14 moves; nothing has more.
class MoveList {
  public:
    static constexpr std::size_t capacity = 112;

    void push_back(Move move) { moves_[size_++] = move; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Move operator[](std::size_t index) const { return moves_[index]; }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }

  private:
    std::array<Move, capacity> moves_;
    std::size_t size_ = 0;
};

/// All legal moves. None when the round is over, at least one otherwise.
[[nodiscard]] MoveList legal_moves(const Position& position);

/// legal_moves(position).size(), counted without building the moves.
[[nodiscard]] int count_moves(const Position& position);

/// Where a tower could go without pushing, were it named.
[[nodiscard]] SquareSet slides_of(const Board& board, Tower tower);

/// The legal move between two squares, if there is one.
[[nodiscard]] std::optional<Move> find_move(const Position& position, Square from, Square to);

} // namespace kamisado
