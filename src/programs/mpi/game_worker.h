#pragma once

#include "arena/game.h"
#include "arena/settings.h"
#include "survey/worker.h"

#include <expected>
#include <stop_token>
#include <string>
#include <string_view>

namespace kamisado::mpi {

/// Plays games of an arena at a table of its own.
class GameWorker : public survey::Worker {
  public:
    /// The settings must outlive it.
    explicit GameWorker(const ArenaSettings& settings)
        : settings_(&settings), entrants_(settings, {.stop = stop_.get_token()}) {}

    [[nodiscard]] std::optional<std::string> work(std::uint64_t game) override;
    void stop() override { stop_.request_stop(); }

  private:
    const ArenaSettings* settings_;
    std::stop_source stop_;
    Entrants entrants_;
};

/// A game as it travels: its outcome on a line, then its record.
[[nodiscard]] std::string write_played(const PlayedGame& played);
/// The error is a sentence; that of somebody who could not play at all, too.
[[nodiscard]] std::expected<PlayedGame, std::string> read_played(std::string_view text);

} // namespace kamisado::mpi
