#pragma once

#include "arena/side.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado {

/// What loses a game without a move on the board.
enum class ForfeitKind : std::uint8_t {
    Crash,       ///< the program ended
    IllegalMove, ///< it decided what the rules do not allow
    Rubbish,     ///< it said what is no answer
    TimeOut,     ///< it said nothing in time
};
inline constexpr std::array<ForfeitKind, 4> all_forfeits{
    ForfeitKind::Crash, ForfeitKind::IllegalMove, ForfeitKind::Rubbish, ForfeitKind::TimeOut};

/// "crash", "illegal", "rubbish", "timeout"
[[nodiscard]] std::string_view name_of(ForfeitKind kind);

struct Forfeit {
    ForfeitKind kind{};
    std::string detail; ///< for people, one line

    friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

/// How a game of an arena ended. It is known by its number: who had which seat follows from that.
struct GameOutcome {
    int game = 0;                   ///< counted from 0
    std::optional<Side> winner;     ///< nobody: a tied series
    int decisions = 0;              ///< moves and fills
    std::optional<Forfeit> forfeit; ///< of the loser

    friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

/// One line without its end: `17 second 23`, `18 draw 60`, `19 first 4 crash ended by signal 11`.
[[nodiscard]] std::string write_outcome(const GameOutcome& outcome);
/// Reads what write_outcome() writes, and nothing else.
[[nodiscard]] std::optional<GameOutcome> read_outcome(std::string_view line);

} // namespace kamisado
