#pragma once

#include "protocol/line_error.h"
#include "rules/match.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// What an engine is told, a line each, as data: written by whoever talks to one, read by an
/// engine.
namespace kamisado::protocol {

/// What a player's clock shows when it is his turn, and what each of his moves adds to it.
struct ClockLeft {
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    std::optional<std::chrono::milliseconds> increment = std::nullopt;

    /// What a move may take of it, so that there is some left for the rest of a match.
    [[nodiscard]] std::optional<std::chrono::milliseconds> for_a_move() const;
    friend bool operator==(const ClockLeft&, const ClockLeft&) = default;
};

/// When `go` has to end. With none of them the level decides how long is enough.
struct GoLimits {
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<std::chrono::milliseconds> movetime = std::nullopt;
    /// Looks only for wins and losses within that many moves of both sides.
    std::optional<int> depth = std::nullopt;
    bool infinite = false; ///< until `stop`
    /// The level plays, and does not take longer than its clock allows.
    PerPlayer<ClockLeft> clocks = {};

    /// Whether the exact search is asked instead of the level.
    [[nodiscard]] bool is_limited() const { return nodes || movetime || depth || infinite; }
    friend bool operator==(const GoLimits&, const GoLimits&) = default;
};

/// `uki`: who are you?
struct Greet {};
/// `isready`
struct AskReady {};
/// `newgame`: what was learnt from the last one is of no use any more.
struct NewGame {};
/// `setoption name Level value 5`
struct SetOption {
    std::string name;
    std::string value;
};
/// `position …`: the match as it stands when it is the engine's turn.
struct SetPosition {
    Match match;
};
/// `go …`
struct Go {
    GoLimits limits;
};
/// `stop`
struct Stop {};
/// `quit`
struct Quit {};
/// An empty line: nothing is asked.
struct Nothing {};

using EngineCommand =
    std::variant<Nothing, Greet, AskReady, NewGame, SetOption, SetPosition, Go, Stop, Quit>;

[[nodiscard]] std::expected<EngineCommand, LineError> read_engine_command(std::string_view line);

/// `position match …`, without a newline. The match must not have been resigned or lost on time.
[[nodiscard]] std::string position_command(const Match& match);
[[nodiscard]] std::string go_command(const GoLimits& limits);
[[nodiscard]] std::string option_command(std::string_view name, std::uint64_t value);

} // namespace kamisado::protocol
