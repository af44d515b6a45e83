#pragma once

#include "arena/side.h"
#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace kamisado {

enum class StartKind : std::uint8_t { RandomLineUps, FirstPosition, BalancedLineUps, Openings };

/// One game of an arena: two in a row have the same start, with seats swapped.
struct Pairing {
    Position start = Position::first();
    Side black{};
    std::uint64_t seed = 0; ///< of its own for every game
};

/// Who has Black in a game: the first side in the even ones.
[[nodiscard]] constexpr Side black_in(int game) {
    return game % 2 == 0 ? Side::First : Side::Second;
}

/// The openings are those to take turns through, where `start` asks for them.
[[nodiscard]] Pairing pairing(int game, StartKind start, std::uint64_t seed,
                              const std::vector<Position>& openings = {});

} // namespace kamisado
