#pragma once

#include "computer/level_settings.h"
#include "computer/lookahead.h"
#include "computer/opponent.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kamisado {

/// Plays what it sees.
class LevelPlayer : public Opponent {
  public:
    LevelPlayer(std::string name, const LevelSettings& settings, std::uint64_t seed,
                const Patience* patience = nullptr);

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] Decision choose(const Match& match) override;

  private:
    /// What the end of this round is worth, as far as this level cares.
    [[nodiscard]] Stakes stakes_of(const MatchState& state, Format format) const;
    /// The moves that are seen, best first.
    [[nodiscard]] std::vector<Prospect> look(const Position& position, const Eyesight& eyes,
                                             const Stakes& stakes) const;
    /// How well the Challenger does from a line-up; the winner, who defends, wants it low.
    [[nodiscard]] int danger(const Position& line_up, const Stakes& stakes) const;
    [[nodiscard]] FillFrom choose_fill(const Position& finished, const Stakes& stakes) const;

    std::string name_;
    LevelSettings settings_;
    std::uint64_t seed_;
    const Patience* patience_;
};

} // namespace kamisado
