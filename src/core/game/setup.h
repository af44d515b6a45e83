#pragma once

#include "rules/match.h"
#include "rules/player.h"
#include "rules/position.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// What is agreed before a live match begins.
namespace kamisado::game {

/// A moment or a length of time in milliseconds. Moments count from wherever the caller's clock
/// counts; nothing in this layer asks a clock.
using Millis = std::int64_t;

inline constexpr int highest_level = 10;
inline constexpr int most_rounds = 9999;         ///< of a series
inline constexpr std::size_t longest_name = 120; ///< in bytes
/// Moments and lengths stay where a page's numbers are exact.
inline constexpr Millis latest_moment = Millis{1} << 52U;
inline constexpr Millis longest_clock = Millis{366} * 24 * 60 * 60 * 1000;

struct Seat {
    std::string name;
    std::optional<int> level; ///< 1 to 10 for the computer, nothing for a person

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct NoClock {
    friend bool operator==(const NoClock&, const NoClock&) = default;
};
/// So much for the whole match, and a little more with each real move.
struct MinutesClock {
    Millis initial = 0;
    Millis increment = 0;

    friend bool operator==(const MinutesClock&, const MinutesClock&) = default;
};
/// So much for each decision.
struct DaysClock {
    Millis per_move = 0;

    friend bool operator==(const DaysClock&, const DaysClock&) = default;
};
using ClockSetup = std::variant<NoClock, MinutesClock, DaysClock>;

enum class Takebacks : std::uint8_t {
    Free,        ///< on one screen: any number, and they can be played again
    ByAgreement, ///< on two devices: one asks, the other accepts
};

struct GameSetup {
    Format format;
    std::optional<Position> start; ///< nothing: the first position
    PerPlayer<Seat> seats;
    ClockSetup clock;
    Takebacks takebacks = Takebacks::Free;

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

enum class BeginFault : std::uint8_t {
    RoundsOutOfRange, ///< a series has 1 to `most_rounds`
    RoundIsOver,      ///< the position is a finished round
    TargetReached,    ///< the rings of `player` have won the match already
    NameTooLong,      ///< of `player`
    NameNotPrintable, ///< that of `player` holds a control character
    LevelOutOfRange,  ///< of `player`
    ClockOutOfRange,  ///< less than nothing, or longer than a year
    MomentOutOfRange, ///< the match begins at a time that cannot be
};

struct BeginRefusal {
    BeginFault fault{};
    std::optional<Player> player;

    friend bool operator==(const BeginRefusal&, const BeginRefusal&) = default;
};

/// The id for programs: "game.clock-out-of-range".
[[nodiscard]] std::string_view name_of(BeginFault fault);
/// What is wrong, in English.
[[nodiscard]] std::string sentence(const BeginRefusal& refusal);

/// Nullopt if a match can begin like this.
[[nodiscard]] std::optional<BeginRefusal> what_is_wrong(const GameSetup& setup);

} // namespace kamisado::game
