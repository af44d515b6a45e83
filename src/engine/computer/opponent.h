#pragma once

#include "rules/match.h"

#include <string>

namespace kamisado {

/// Anything that can sit down and play: one of our levels, or later another program.
class Opponent {
  public:
    Opponent() = default;
    virtual ~Opponent() = default;
    Opponent(const Opponent&) = delete;
    Opponent& operator=(const Opponent&) = delete;
    Opponent(Opponent&&) = delete;
    Opponent& operator=(Opponent&&) = delete;

    [[nodiscard]] virtual std::string name() const = 0;
    /// A move while the round is played, a fill between rounds. The match must not be over.
    [[nodiscard]] virtual Decision choose(const Match& match) = 0;
};

} // namespace kamisado
