#pragma once

#include "arena/pairing.h"
#include "arena/side.h"
#include "arena/sprt.h"
#include "protocol/engine_commands.h"
#include "rules/match.h"
#include "rules/position.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Everything that decides what is played in an arena, and by whom. The same settings and the same
/// number give the same game, wherever it is played; how many threads or hosts there are is not
/// among them.
namespace kamisado {

struct EngineOption {
    std::string name;
    std::string value;

    friend bool operator==(const EngineOption&, const EngineOption&) = default;
};

/// Who plays: one of our levels, or a program that speaks the engine's protocol.
struct EntrantSettings {
    std::string name; ///< "level 3", or a command line
    std::vector<EngineOption> options;
    protocol::GoLimits limits; ///< without any it decides for itself

    /// Nullopt if it is a program.
    [[nodiscard]] std::optional<int> level() const;

    friend bool operator==(const EntrantSettings&, const EntrantSettings&) = default;
};

struct ArenaSettings {
    PerSide<EntrantSettings> entrants;
    int games = 400;
    Format format;
    StartKind start = StartKind::RandomLineUps;
    std::vector<Position> openings; ///< where `start` asks for them
    std::uint64_t seed = 1;
    int margin = 1000;     ///< milliseconds after its movetime that an engine is still heard
    int patience = 60'000; ///< milliseconds that an engine without a movetime may think
    std::optional<Sprt> sprt;

    friend bool operator==(const ArenaSettings&, const ArenaSettings&) = default;
};

/// A setting as it is typed: `--KEY VALUE` on a command line, `KEY VALUE` in a text.
struct SettingHelp {
    std::string_view key;
    std::string_view help;
    bool repeats = false; ///< may be given several times
};
/// All that have a place on a command line. `first` and `second` stand there without their keys,
/// and openings are given as a file (see openings.h).
[[nodiscard]] std::span<const SettingHelp> arena_setting_helps();

/// Sets one of them; the error says what is wrong with the value. `nodes`, `movetime` and `depth`
/// hold for both sides.
[[nodiscard]] std::expected<void, std::string> set(ArenaSettings& settings, std::string_view key,
                                                   std::string_view value);

/// Whether the settings go together: the error is a sentence.
[[nodiscard]] std::expected<void, std::string> check(const ArenaSettings& settings);

/// A line for every setting.
[[nodiscard]] std::string write_settings(const ArenaSettings& settings);
/// Reads what write_settings() writes; the error names the line.
[[nodiscard]] std::expected<ArenaSettings, std::string> read_settings(std::string_view text);

/// What differs, "seed: 1 there, 2 here"; `games` does not count, more can always be played.
[[nodiscard]] std::vector<std::string> differences(const ArenaSettings& there,
                                                   const ArenaSettings& here);

} // namespace kamisado
