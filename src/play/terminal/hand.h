#pragma once

#include "rules/move.h"
#include "rules/position.h"
#include "rules/refusal.h"
#include "rules/square.h"
#include "rules/square_set.h"

#include <expected>
#include <optional>

namespace kamisado::terminal {

/// Nothing was moved: a tower was taken or put back, or there was nothing to take.
enum class Touched : unsigned char { Taken, PutBack, NothingThere, NeedsTarget };

/// The cursor on the board and the tower in hand. It asks the rules and changes no match.
class Hand {
  public:
    [[nodiscard]] Square cursor() const { return cursor_; }
    [[nodiscard]] std::optional<Square> tower() const { return tower_; }

    /// Another position: the tower that must move is in hand already, any other is put back.
    void look_at(const Position& position);
    /// As the board lies: to the right and up. Stops at its edge.
    void move_cursor(int right, int up, Player bottom);
    void point_at(Square square) { cursor_ = square; }
    /// The tower there is one that may move.
    void take(Square square) { tower_ = square; }
    void put_back(const Position& position);

    /// The next tower that can be taken, or where the one in hand can go.
    void next(const Position& position, bool backwards);

    /// Takes the tower under the cursor or puts the one in hand there: a move, something that is
    /// none, or why it is not allowed.
    struct Outcome {
        std::optional<Move> move = std::nullopt;
        std::optional<Touched> touched = std::nullopt;
        std::optional<MoveRefusal> refusal = std::nullopt;
        Square from = {}; ///< of a move that is refused
    };
    Outcome press(const Position& position);

  private:
    [[nodiscard]] Outcome drop(const Position& position, Square from) const;

    Square cursor_{board_size / 2, 0};
    std::optional<Square> tower_;
};

/// The squares of the towers that may move.
[[nodiscard]] SquareSet movable(const Position& position);
/// The squares that the tower on that square can reach, pushes included.
[[nodiscard]] SquareSet targets_from(const Position& position, Square from);
/// Those of them where it would push.
[[nodiscard]] SquareSet pushes_from(const Position& position, Square from);

} // namespace kamisado::terminal
