#pragma once

#include "rules/event.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/tower.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado {

/// A direction as the mover sees it. Only a pushed tower goes back.
enum class Way : std::uint8_t { Forward, Left, Right, Back };

/// The rulebook's four symbols for a move: tower, direction, distance, and the colour of the square
/// where it ends. A zero-length move has no direction.
struct Annotation {
    Colour tower{};
    std::optional<Way> way;
    int distance = 0;
    Colour square{};

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

enum class TurnKind : std::uint8_t {
    Move,       ///< a player's choice
    PushedBack, ///< the line that a push sent back, nearest first: the pushed player's turn
    ZeroLength, ///< a blocked tower
};

/// One entry of the score sheet. Entries alternate between the players: a pushed player's turn is
/// taken up by being pushed, a blocked player's by not moving.
struct Turn {
    TurnKind kind{};
    Player player{};
    Move move; ///< of meaning for a player's choice
    std::vector<Annotation> annotations;

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// The annotation of a move that is legal in this position.
[[nodiscard]] Annotation annotate(const Position& before, Move move);

/// All entries that a legal move makes: itself, the towers it pushes, the towers it blocks.
[[nodiscard]] std::vector<Turn> turns_of(const Position& before, Move move);

} // namespace kamisado
