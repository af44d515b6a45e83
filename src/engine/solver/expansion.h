#pragma once

#include "rules/move.h"
#include "rules/position.h"
#include "solver/aim.h"
#include "solver/key.h"
#include "solver/proof.h"
#include "solver/sight.h"
#include "solver/transposition_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace kamisado {

/// A move that is not settled at sight, and what is known of it.
struct Child {
    Key key;     ///< scrambled
    Proof proof; ///< for the player who makes the move
    Move move;
    bool same_player = false; ///< who moves again: after a push, or because the opponent is blocked
};

/// A tower of no rings alone on the board has fourteen moves; a push is one more.
inline constexpr std::size_t max_children = 16;

class Expansion;

/// How a position came about: what the move left as it was is not looked at again.
struct Origin {
    const PerPlayer<FarRowRuns>* runs = nullptr; ///< of the round, for the aim
    const Expansion* before = nullptr;           ///< with children; null if not known
    Move move;
};

/// Finds the moves of `position`, in which a tower is named. There is one for every machine and one
/// for processors with more instructions; what they find is the same.
using ExpansionCode = void (*)(const Position& position, Aim aim, const Key& key,
                               const TranspositionTable& table, const Origin& origin,
                               Expansion& expansion);

enum class Instructions : std::uint8_t {
    Portable, ///< those that every processor of the platform has
    Best,     ///< those that this one has
};
[[nodiscard]] ExpansionCode code_for(Instructions instructions);

/// The moves of a position in which one tower is named: either it is clear at sight who reaches
/// his aim, or the moves that leave it open.
///
/// "At sight" is four moves deep along ordinary moves: a move, the reply, and for both the
/// question who can then reach the far row. That is a few masks for each, much cheaper than a
/// position of its own, and it also gives the open moves good first numbers (see first_numbers.h).
class Expansion {
  public:
    /// For an ExpansionCode to fill, also again and again.
    Expansion() = default;

    /// Whether the player to move reaches his aim; nullopt if it is open.
    [[nodiscard]] std::optional<bool> settled() const { return settled_; }
    [[nodiscard]] std::span<Child> children() { return std::span(children_).first(size_); }

  private:
    template <Player me, bool has_popcount>
    friend class Expander;

    std::array<Child, max_children> children_;
    std::size_t size_ = 0;
    std::optional<bool> settled_;
    Sight sight_; ///< where there are children
};

} // namespace kamisado
