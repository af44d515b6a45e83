#pragma once

#include "computer/match_player.h"
#include "computer/opponent.h"
#include "solver/solver.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace kamisado {

/// The match player with a solver of its own: the highest level, wherever it sits down.
class ExactPlayer : public Opponent {
  public:
    ExactPlayer(std::string name, std::uint64_t seed, Patience* patience = nullptr)
        : name_(std::move(name)),
          solver_({.table_bytes = table_bytes, .patience = patience}),
          player_(solver_, SenseLimits::to_play(), seed) {}

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] Decision choose(const Match& match) override { return player_.choose(match); }

  private:
    static constexpr std::size_t table_bytes = std::size_t{32} << 20U;

    std::string name_;
    Solver solver_;
    MatchPlayer player_;
};

} // namespace kamisado
