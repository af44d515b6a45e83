#pragma once

#include "player/insight.h"
#include "player/level_settings.h"
#include "player/opponent.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado {

/// Plays as its settings let it.
class LevelPlayer : public Opponent {
  public:
    LevelPlayer(std::string name, const LevelSettings& settings, std::uint64_t seed,
                Patience* patience = nullptr);

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] Decision choose(const Match& match) override;

  private:
    [[nodiscard]] Move choose_move(const Position& position);
    [[nodiscard]] FillFrom choose_fill(const Position& finished);
    /// How the player to move is thought to stand.
    [[nodiscard]] int estimate(const Position& position);

    std::string name_;
    LevelSettings settings_;
    std::uint64_t seed_;
    Patience* patience_;
    std::optional<Insight> insight_;
};

} // namespace kamisado
