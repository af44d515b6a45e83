#pragma once

#include "arena/outcome.h"
#include "arena/settings.h"
#include "files/appended_file.h"

#include <chrono>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado {

inline constexpr std::string_view state_heading = "Kamisado arena 1";

/// What a state file holds.
struct ArenaState {
    ArenaSettings settings;
    std::vector<GameOutcome> outcomes;
    std::size_t sound_bytes = 0; ///< without a last line that a crash has torn
};

/// docs/arena.md has the format. The error names the line.
[[nodiscard]] std::expected<ArenaState, std::string> read_state(std::string_view text);

/// The games of an arena that are finished, each added to a file as it ends, so that whoever is
/// killed can go on. Only one arena at a time has the file.
class StateFile {
  public:
    /// Makes the file, or goes on with it: what was played is in `outcomes`. One with other
    /// settings is refused, and left as it is. The error is a sentence.
    [[nodiscard]] static std::expected<StateFile, std::string>
    open(const std::filesystem::path& path, const ArenaSettings& settings);

    /// Once it returns, the game survives the program; after a second at most, and at the end, the
    /// machine.
    [[nodiscard]] FileDone append(const GameOutcome& outcome);

    /// What was in the file when it was opened.
    [[nodiscard]] const std::vector<GameOutcome>& outcomes() const { return outcomes_; }

  private:
    explicit StateFile(AppendedFile file) : file_(std::move(file)) {}
    [[nodiscard]] FileDone begin(const ArenaSettings& settings);

    AppendedFile file_;
    std::vector<GameOutcome> outcomes_;
    std::chrono::steady_clock::time_point synced_;
};

} // namespace kamisado
