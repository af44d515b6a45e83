#pragma once

#include "rules/square.h"
#include "rules/tower.h"

#include <array>
#include <cstdint>
#include <optional>

namespace kamisado {

struct PlacedTower {
    Tower tower;
    int rings = 0;

    friend constexpr bool operator==(const PlacedTower&, const PlacedTower&) = default;
};

/// Towers put on a board by hand, in any number and order. Anything can be a Setup; only a legal
/// one becomes a Board or a Position, and an illegal one says why.
struct Setup {
    std::array<std::optional<PlacedTower>, square_count> squares{};
    /// Nobody: the round is over.
    std::optional<Player> to_move;
    /// No colour: any tower, the free choice of a round's first move.
    std::optional<Colour> tower;

    [[nodiscard]] std::optional<PlacedTower>& at(Square square) { return squares[square.index()]; }
    [[nodiscard]] const std::optional<PlacedTower>& at(Square square) const {
        return squares[square.index()];
    }

    friend bool operator==(const Setup&, const Setup&) = default;
};

enum class SetupFault : std::uint8_t {
    TowerMissing,         ///< `tower` stands nowhere
    TowerTwice,           ///< `tower` stands on `square` and on a square before it
    TooManyRings,         ///< `tower` on `square` wears more than three
    TooManyRingPoints,    ///< the rings of `tower.owner` are worth more than 14 points
    OnEnemyHomeRow,       ///< `tower` on `square` has won already
    TwoOnEnemyHomeRows,   ///< a finished round, and a second tower is on its far row
    RoundIsOver,          ///< nobody is to move
    RoundIsNotOver,       ///< nobody is to move, but no tower has won and none is deadlocked
    TowerWithoutPlayer,   ///< a tower is to move, but nobody is
    FreeChoiceAfterStart, ///< any tower may move, but `tower` has left home for `square`
    TowerCannotMove,      ///< `tower`, on `square`, is named and blocked
};

struct SetupError {
    SetupFault fault{};
    std::optional<Tower> tower;
    std::optional<Square> square;

    friend constexpr bool operator==(const SetupError&, const SetupError&) = default;
};

} // namespace kamisado
