#pragma once

#include "computer/lookahead.h"
#include "computer/opponent.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kamisado {

/// Plays what it sees.
class LevelPlayer : public Opponent {
  public:
    LevelPlayer(std::string name, const Eyesight& eyes, std::uint64_t seed,
                const Patience* patience = nullptr);

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] Decision choose(const Match& match) override;

  private:
    /// The moves that are seen, best first.
    [[nodiscard]] std::vector<Prospect> look(const Position& position) const;
    [[nodiscard]] FillFrom choose_fill(const Position& finished) const;

    std::string name_;
    Eyesight eyes_;
    std::uint64_t seed_;
    const Patience* patience_;
};

} // namespace kamisado
