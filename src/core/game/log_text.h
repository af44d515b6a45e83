#pragma once

#include "game/entry.h"
#include "game/live_match.h"
#include "game/refusal.h"
#include "game/setup.h"
#include "notation/error.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The log of a live match as text; docs/game-log.md is the specification.
namespace kamisado::game {

/// The version, the setup and the moment of the beginning: what a stored log begins with.
[[nodiscard]] std::string write_head(const LiveMatch& match);
/// The value of the tag Clock: "300000+3000".
[[nodiscard]] std::string write_clock(const ClockSetup& clock);
/// One line with its end: to be added to a stored log.
[[nodiscard]] std::string write_entry(const Entry& entry);
[[nodiscard]] std::string write_entries(std::span<const Entry> entries);
/// All of it.
[[nodiscard]] std::string write_log(const LiveMatch& match);

enum class LogFault : std::uint8_t {
    Version, ///< the first line is not that of a log we know
    HeadCut, ///< the text ends before the head does
    TagSyntax,
    TagUnknown,
    TagTwice,
    TagMissing, ///< `expected` names it
    TagValue,   ///< of the tag `expected`
    Start,      ///< `notation` says what is wrong
    Setup,      ///< `setup` says what is wrong
    EntrySyntax,
    NumberMissing, ///< entry `expected` should stand here
    NumberTwice,   ///< with another content than before
    Moment,        ///< the entry's moment is before the one above it
    Entry,         ///< does not follow from those above: `notation` or `refusal` says why
};

struct LogError {
    LogFault fault{};
    int line = 0; ///< counted from 1
    std::string found;
    std::string expected;
    std::optional<Error> notation = std::nullopt;
    std::optional<BeginRefusal> setup = std::nullopt;
    std::optional<GameRefusal> refusal = std::nullopt;

    friend bool operator==(const LogError&, const LogError&) = default;
};

/// The id for programs: "game-log.number-missing".
[[nodiscard]] std::string_view name_of(LogFault fault);
/// What is wrong, in English, without the line.
[[nodiscard]] std::string sentence(const LogError& error);
/// "line 7: …"
[[nodiscard]] std::string message(const LogError& error);

struct RestoredLog {
    LiveMatch match;
    /// The last line has no end: writing it was interrupted, and it does not count. Cut the stored
    /// text after `sound_bytes` before anything is added to it.
    bool is_torn = false;
    std::size_t sound_bytes = 0;
};

/// Plays a log through; the first thing that is wrong is the error.
[[nodiscard]] std::expected<RestoredLog, LogError> restore(std::string_view text);

/// Plays more lines of its log, each with its end; those that are known already count once. The
/// first thing that is wrong is the error, and then nothing has changed.
[[nodiscard]] std::expected<void, LogError> follow(LiveMatch& match, std::string_view lines);

} // namespace kamisado::game
