#pragma once

#include "rules/player.h"
#include "rules/position.h"

#include <cstdint>

namespace kamisado {

/// Those who meet: the first that is named, and the second.
enum class Side : std::uint8_t { First, Second };

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::First ? Side::Second : Side::First;
}

enum class StartKind : std::uint8_t { RandomLineUps, FirstPosition };

/// One game of an arena: two in a row have the same start, with seats swapped.
struct Pairing {
    Position start = Position::first();
    Side black{};
    std::uint64_t seed = 0; ///< of its own for every game
};

[[nodiscard]] Pairing pairing(int game, StartKind start, std::uint64_t seed);

} // namespace kamisado
