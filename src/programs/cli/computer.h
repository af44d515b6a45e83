#pragma once

#include "computer/opponent.h"
#include "notation/record.h"
#include "rules/match.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace kamisado::cli {

/// The computer's seats at a match. A player whose name is that of a level is the computer, so
/// that a match that was saved goes on with the same opponent.
class Computer {
  public:
    /// With a pace it takes its time like a person.
    Computer(std::uint64_t seed, bool has_human_pace)
        : seed_(seed), has_human_pace_(has_human_pace) {}

    /// Sits down where the record's tags say so.
    void take_seats(const Record& record);

    [[nodiscard]] bool plays(Player player) const { return levels_[player].has_value(); }
    /// Whether the next decision is the computer's.
    [[nodiscard]] bool decides(const MatchState& state) const;
    [[nodiscard]] Decision choose(const Match& match);
    /// How long it wants to be seen thinking.
    [[nodiscard]] std::chrono::milliseconds pause(const MatchState& state) const;

  private:
    std::uint64_t seed_;
    bool has_human_pace_;
    PerPlayer<std::optional<int>> levels_;
    PerPlayer<std::unique_ptr<Opponent>> opponents_;
};

} // namespace kamisado::cli
