#pragma once

#include "arena/game.h"
#include "arena/standings.h"
#include "arena/state_file.h"
#include "files/file_error.h"

#include <expected>
#include <optional>
#include <string>

namespace kamisado {

/// Keeps the games of an arena as they end: a folder of records, a file to go on with, both or
/// neither.
class GameKeeper {
  public:
    struct Places {
        std::string records; ///< a folder; empty: no records
        std::string state;   ///< a file; empty: none
    };
    /// What is wrong, and with which of them.
    struct Failure {
        std::string id; ///< for programs
        std::string place;
        std::string sentence;

        [[nodiscard]] std::string message() const { return place + ": " + sentence; }
    };

    /// The games that were finished before go into the standings.
    [[nodiscard]] static std::expected<GameKeeper, Failure>
    open(const Places& places, const ArenaSettings& settings, Standings& standings);

    /// The record first, with today's date: a game that counts as played has one.
    [[nodiscard]] std::expected<void, Failure> keep(PlayedGame game);

  private:
    explicit GameKeeper(Places places) : places_(std::move(places)) {}
    [[nodiscard]] FileDone keep_record(const PlayedGame& game) const;

    Places places_;
    std::optional<StateFile> state_;
};

} // namespace kamisado
