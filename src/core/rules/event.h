#pragma once

#include "rules/line_up.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/rule.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// What happens at the table, as data, in the order in which a board must show it.
namespace kamisado {

/// An ordinary move.
struct Moved {
    Tower tower;
    Square from;
    Square to;

    friend bool operator==(const Moved&, const Moved&) = default;
};

/// A Sumo push: all towers go one square. The pushed ones stand in a line from `to` onwards,
/// nearest first.
struct Pushed {
    Tower pusher;
    Square from;
    Square to;
    std::array<Tower, max_rings> line{};
    std::size_t count = 0;

    [[nodiscard]] std::span<const Tower> towers() const { return std::span(line).first(count); }
    /// Where the nth pushed tower came to stand.
    [[nodiscard]] Square landing(std::size_t nth) const {
        const int steps = static_cast<int>(nth) + 1;
        return {to.file(), to.rank() + (steps * forward_step(pusher.owner))};
    }

    friend bool operator==(const Pushed&, const Pushed&) = default;
};

/// A zero-length move: the tower had to move and could not.
struct Blocked {
    Tower tower;
    Square square;

    friend bool operator==(const Blocked&, const Blocked&) = default;
};

/// What has named the tower that must move.
enum class TurnReason : std::uint8_t {
    RoundStart, ///< nothing: the round's first move is free
    Landed,     ///< a tower has ended its move
    Pushed,     ///< a tower has been pushed, and its pusher moves again
    Blocked,    ///< a tower had to move and could not
};

/// Whose turn it is and which tower must move: any, or the one named by the square that a tower
/// has come to stand on or is blocked on.
struct TurnGiven {
    Player player{};
    std::optional<Colour> tower = std::nullopt;
    std::optional<Square> named_by = std::nullopt;
    TurnReason reason = TurnReason::RoundStart;
    std::optional<Tower> standing = std::nullopt; ///< the tower on `named_by`

    friend bool operator==(const TurnGiven&, const TurnGiven&) = default;
};

struct RoundWon {
    Tower tower;
    Square square;

    friend bool operator==(const RoundWon&, const RoundWon&) = default;
};

/// Nothing can move any more; `loser` made the last real move.
struct Deadlocked {
    Player loser{};

    friend bool operator==(const Deadlocked&, const Deadlocked&) = default;
};

/// A tower scores by its rings: it gets its next one, unless it is a Triple and wears them all.
struct RingGiven {
    Tower tower;
    int rings = 0; ///< that it wears now
    int points = 0;
    bool is_added = true; ///< whether a ring was put on

    friend bool operator==(const RingGiven&, const RingGiven&) = default;
};

/// A round of a series scores a point and leaves no ring.
struct PointScored {
    Player player{};

    friend bool operator==(const PointScored&, const PointScored&) = default;
};

/// Both sides have lined up for a round: by the winner's fill, or for a series on their colours.
struct LineUpFilled {
    std::optional<FillFrom> side;
    Board board = Board::first();
    Player challenger{};

    friend bool operator==(const LineUpFilled&, const LineUpFilled&) = default;
};

struct Resigned {
    Player player{};

    friend bool operator==(const Resigned&, const Resigned&) = default;
};

struct TimeRanOut {
    Player player{};

    friend bool operator==(const TimeRanOut&, const TimeRanOut&) = default;
};

enum class MatchEndReason : std::uint8_t { Points, RoundsPlayed, Resignation, Time };

/// The match is over. A series may end without a winner.
struct MatchDecided {
    std::optional<Player> winner;
    PerPlayer<int> score;
    MatchEndReason reason{};

    friend bool operator==(const MatchDecided&, const MatchDecided&) = default;
};

using EventDetail = std::variant<Moved, Pushed, Blocked, TurnGiven, RoundWon, Deadlocked, RingGiven,
                                 PointScored, LineUpFilled, Resigned, TimeRanOut, MatchDecided>;

struct Event {
    Rule rule{}; ///< the rule that it follows from
    EventDetail detail;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

/// What a legal move does in its round: it goes or pushes, others are blocked, and then either a
/// turn is given or the round is won.
[[nodiscard]] Events events_of_move(const Position& before, Move move);

} // namespace kamisado
