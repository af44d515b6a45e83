#pragma once

#include <kamisado/basics.h>
#include <kamisado/export.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What happens at the table, as data, in the order in which a board must show it.
namespace libkamisado {

enum class EventKind : std::uint8_t {
    Moved,        ///< `tower` went from `from` to `to`
    Pushed,       ///< `tower` stepped from `from` to `to`; `pushed` stand where they were sent
    Blocked,      ///< `tower` had to move from `from` and could not: a zero-length move
    TurnGiven,    ///< `player` is next, with `tower`, named by the colour of `to`, or with any
    RoundWon,     ///< `tower` has reached its far row on `to`
    Deadlocked,   ///< nothing can move any more; `player` made the last real move and loses
    RingGiven,    ///< `tower` wears `rings` now, which scored `points` for `player`
    PointScored,  ///< a round of a series: one of `points` for `player`, and no ring
    LineUpFilled, ///< both sides have lined up from `side` (nothing: on their own colours); the
                  ///< Challenger of the new round is `player`
    Resigned,     ///< `player` gives up the match
    TimeRanOut,   ///< `player` loses the match on time
    MatchDecided, ///< `player` wins the match; nobody: a tied series
};

struct Event {
    EventKind kind{};
    std::string rule{}; ///< the rulebook's name of the rule that it follows from: "M6"
    std::optional<Player> player = std::nullopt;
    std::optional<Tower> tower = std::nullopt;
    std::optional<Square> from = std::nullopt;
    std::optional<Square> to = std::nullopt;
    std::vector<Piece> pushed{}; ///< nearest first
    std::optional<int> rings = std::nullopt;
    std::optional<int> points = std::nullopt;
    std::optional<Side> side = std::nullopt;

    friend bool operator==(const Event&, const Event&) = default;
};

/// "moved", "turn-given", "match-decided"
[[nodiscard]] KAMISADO_API std::string_view name_of(EventKind kind);

} // namespace libkamisado
