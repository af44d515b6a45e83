#pragma once

#include "rules/player.h"
#include "rules/position.h"

#include <algorithm>
#include <cstdint>

namespace kamisado {

/// The most that one of his towers wears.
[[nodiscard]] inline int most_rings(const Board& board, Player player) {
    int most = 0;
    for (const Colour colour : all_colours) {
        most = std::max(most, board.rings_of({player, colour}));
    }
    return most;
}

/// A question about a round that has two answers. Exactly one player reaches his aim:
///  - winning at all: each needs the round, with whatever tower;
///  - winning with points: one needs the round with a tower of N rings, the other must
///    prevent that and nothing more;
///  - winning in time: the hunter needs the round within N real moves of both sides.
class Aim {
  public:
    constexpr Aim() = default;

    /// `player` needs the round, won by a tower that wears at least that many rings.
    [[nodiscard]] static constexpr Aim with_rings(Player player, int rings) {
        Aim aim;
        aim.code_ = static_cast<std::uint8_t>(rings == 0 ? 0 : (2 * rings) + (player_bit(player)));
        return aim;
    }
    /// `hunter` needs the round within `moves` real moves.
    [[nodiscard]] static constexpr Aim within(Player hunter, int moves) {
        Aim aim;
        aim.code_ = static_cast<std::uint8_t>(first_timed + (2 * moves) + player_bit(hunter));
        return aim;
    }
    /// No round is so long that more could be asked.
    static constexpr int max_moves = 100;

    [[nodiscard]] constexpr bool is_timed() const { return code_ >= first_timed; }
    /// The real moves that are left; of meaning only when timed.
    [[nodiscard]] constexpr int moves_left() const { return (code_ - first_timed) / 2; }
    [[nodiscard]] constexpr bool hunts(Player player) const {
        return is_timed() && (code_ & 1) == player_bit(player);
    }
    /// The rings that a tower must wear for its round to count for its owner.
    [[nodiscard]] constexpr int rings_needed(Player player) const {
        const bool concerns = !is_timed() && (code_ & 1) == player_bit(player);
        return concerns ? code_ / 2 : 0;
    }

    [[nodiscard]] constexpr Aim after_real_move() const {
        Aim aim = *this;
        if (is_timed()) {
            aim.code_ = static_cast<std::uint8_t>(code_ - 2);
        }
        return aim;
    }

    /// The player who has reached his aim now that the round is over.
    [[nodiscard]] Player achiever(const Board& board, const RoundEnd& end) const {
        const bool counts = board.rings_of(end.tower) >= rings_needed(end.winner());
        return counts ? end.winner() : opponent(end.winner());
    }

    [[nodiscard]] constexpr std::uint8_t code() const { return code_; }
    friend constexpr bool operator==(Aim, Aim) = default;

  private:
    static constexpr int first_timed = 8;
    [[nodiscard]] static constexpr int player_bit(Player player) {
        return player == Player::Gold ? 1 : 0;
    }

    std::uint8_t code_ = 0;
};

} // namespace kamisado
