#pragma once

#include "arena/contestant.h"
#include "arena/outcome.h"
#include "arena/settings.h"
#include "arena/side.h"
#include "notation/record.h"

#include <expected>
#include <memory>
#include <stop_token>
#include <variant>

namespace kamisado {

/// Both contestants of a game. Every thread and every host has its own.
class Entrants {
  public:
    explicit Entrants(const ArenaSettings& settings, const ContestantNeeds& needs = {});
    /// With contestants of the caller's own.
    Entrants(std::unique_ptr<Contestant> first, std::unique_ptr<Contestant> second);

    [[nodiscard]] Contestant& operator[](Side side) { return *sides_[side]; }
    [[nodiscard]] const std::stop_token& stop() const { return stop_; }

  private:
    PerSide<std::unique_ptr<Contestant>> sides_;
    std::stop_token stop_;
};

struct PlayedGame {
    GameOutcome outcome;
    Record record; ///< with the tags Black, Gold, Arena and, where somebody forfeited, Forfeit
};

/// Why a game did not come to an end.
using NotPlayed = std::variant<Unplayable, Interrupted>;

/// Plays one game. With levels, and programs that do the same for the same seed, it depends on the
/// settings and the number alone.
[[nodiscard]] std::expected<PlayedGame, NotPlayed> play_game(const ArenaSettings& settings,
                                                             int game, Entrants& entrants);

} // namespace kamisado
