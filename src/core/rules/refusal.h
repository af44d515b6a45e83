#pragma once

#include "rules/position.h"
#include "rules/rule.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <cstdint>
#include <optional>

/// Why a move is not allowed, so that a wrong try can be answered with the rule that forbids it.
namespace kamisado {

enum class MoveFault : std::uint8_t {
    RoundIsOver,       ///< M7: nobody moves any more
    NoTower,           ///< nothing stands on `square`
    NotYourTower,      ///< `tower`, on `square`, is the opponent's
    AnotherTowerMoves, ///< T2: `tower` must move, on `square`
    NotMoved,          ///< M5: a tower that can move must
    NotForwards,       ///< M1: no way sideways or back
    NotStraight,       ///< M1: neither straight nor diagonal
    TooFar,            ///< S1, DS1, TS1: beyond the reach of `tower`
    InTheWay,          ///< M2: `tower` stands in between, on `square`
    Occupied,          ///< M3: `tower` stands on the goal, `square`
    PushDiagonally,    ///< S4: pushes go straight ahead
    PushOwnTower,      ///< S9: `tower`, on `square`, is the pusher's own
    PushNoRoom,        ///< S5: `tower`, on `square`, stands behind the line
    PushTooStrong,     ///< S8: `tower`, on `square`, has as many rings or more
    PushTooMany,       ///< S7: one more than the rings allow, `tower` on `square`
    PushOffBoard,      ///< S6: `tower`, on `square`, is on its home row
};

struct MoveRefusal {
    MoveFault fault{};
    Rule rule{};
    std::optional<Tower> tower;
    std::optional<Square> square;

    friend bool operator==(const MoveRefusal&, const MoveRefusal&) = default;
};

/// Nullopt if the move is legal.
[[nodiscard]] std::optional<MoveRefusal> why_not(const Position& position, Square from, Square to);

} // namespace kamisado
