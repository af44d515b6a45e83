#pragma once

#include "rules/position.h"
#include "solver/aim.h"

#include <cstdint>

/// Names for positions of one round, each its own: the squares of sixteen towers, whose turn it is
/// and with which tower, and what is asked. Rings do not change during a round and are left out.
namespace kamisado {

/// 108 bits in two halves of 54.
struct Key {
    static constexpr int half_bits = 54;

    std::uint64_t black = 0; ///< Black's squares by colour, then the tower to move, its owner, aim
    std::uint64_t gold = 0;  ///< Gold's squares by colour, then the rest of the aim

    friend constexpr bool operator==(const Key&, const Key&) = default;
};

/// Of a position in which one tower is named and the round is not over.
[[nodiscard]] Key key_of(const Position& position, Aim aim);

/// The position and the aim that a key was made of; the rings come from `round`.
struct KeyMeaning {
    Position position;
    std::uint8_t aim_code = 0;
};
[[nodiscard]] KeyMeaning meaning_of(const Key& key, const Board& round);

/// Spreads keys evenly over all 108-bit numbers without ever mapping two to one: three rounds of a
/// Feistel network, which can be undone whatever its mixing function is.
[[nodiscard]] Key scrambled(Key key);
[[nodiscard]] Key unscrambled(Key key);

namespace detail {

inline constexpr int tower_shift = 48;
inline constexpr int owner_shift = 51;
inline constexpr int aim_shift = 52;

[[nodiscard]] constexpr int shift_of(Colour colour) {
    return 6 * static_cast<int>(index_of(colour));
}

/// Half of a key, mixed to 54 bits.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t half, std::uint64_t factor) {
    half *= factor;
    half ^= half >> 29U;
    half *= 0x9E3779B97F4A7C15U;
    return half >> (64U - Key::half_bits);
}

inline constexpr std::uint64_t first_factor = 0xD6E8FEB86659FD93U;
inline constexpr std::uint64_t second_factor = 0xA0761D6478BD642FU;
inline constexpr std::uint64_t third_factor = 0xE7037ED1A0B428DBU;

} // namespace detail

inline Key scrambled(Key key) {
    key.black ^= detail::mixed(key.gold, detail::first_factor);
    key.gold ^= detail::mixed(key.black, detail::second_factor);
    key.black ^= detail::mixed(key.gold, detail::third_factor);
    return key;
}

inline Key unscrambled(Key key) {
    key.black ^= detail::mixed(key.gold, detail::third_factor);
    key.gold ^= detail::mixed(key.black, detail::second_factor);
    key.black ^= detail::mixed(key.gold, detail::first_factor);
    return key;
}

/// Keys of positions that differ by one ordinary move of `owner`, made by changing a few bits.
template <Player owner>
class KeyMaker {
  public:
    /// The keys of what follows when a tower goes somewhere and the opponent is next.
    KeyMaker(const Key& key, Colour mover, Aim next_aim) : shift_(detail::shift_of(mover)) {
        constexpr std::uint64_t squares = (std::uint64_t{1} << 48U) - 1;
        const std::uint64_t others = ~(std::uint64_t{63} << static_cast<unsigned>(shift_));
        const std::uint64_t next_owner = owner == Player::Black ? 1 : 0;
        base_.black = key.black & squares & (owner == Player::Black ? others : ~std::uint64_t{0});
        base_.gold = key.gold & squares & (owner == Player::Gold ? others : ~std::uint64_t{0});
        base_.black |= next_owner << detail::owner_shift;
        base_.black |= std::uint64_t{next_aim.code() & 3U} << detail::aim_shift;
        base_.gold |= std::uint64_t{next_aim.code()} >> 2U << 48U;
    }
    [[nodiscard]] Key after(Square to, Colour named) const {
        const std::uint64_t moved = std::uint64_t{to.index()} << static_cast<unsigned>(shift_);
        const std::uint64_t next = std::uint64_t{index_of(named)} << detail::tower_shift;
        return {.black = base_.black | next | (owner == Player::Black ? moved : 0),
                .gold = base_.gold | (owner == Player::Gold ? moved : 0)};
    }

  private:
    Key base_;
    int shift_;
};

} // namespace kamisado
