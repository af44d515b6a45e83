#pragma once

#include "game/live_match.h"
#include "game/setup.h"
#include "wire/message.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What the players know for certain, to be held against what the server has stored.
namespace kamisado::test {

/// Nobody could play: from the moment before the kill to the moment after the start.
struct Down {
    game::Millis from = 0;
    game::Millis to = 0;
};

/// A decision that a player meant, however often it was sent.
struct Intent {
    std::size_t ply = 0;
    game::EntryNumber seen = 0;
    std::string decision;
    bool is_acknowledged = false;
};

using Complaints = std::vector<std::string>;

/// Of one game.
class GameLedger {
  public:
    /// A line of the log that one of the players was told. It stays what it is, for ever.
    void saw(std::string_view line);
    /// Its number is good for acknowledged().
    [[nodiscard]] std::size_t meant(const wire::Decide& wish);
    void acknowledged(std::size_t intent) { intents_[intent].is_acknowledged = true; }

    [[nodiscard]] std::size_t acknowledged_count() const;
    [[nodiscard]] const Complaints& complaints() const { return complaints_; }
    /// What is wrong with a stored log: lines that are missing or changed, decisions that are
    /// missing, doubled or nobody's, numbers that are not consecutive, half entries.
    [[nodiscard]] Complaints compared_with(const std::string& log) const;

  private:
    void compare_lines(const game::LiveMatch& stored, Complaints& complaints) const;
    void compare_intents(const game::LiveMatch& stored, Complaints& complaints) const;

    std::map<game::EntryNumber, std::string> lines_;
    std::vector<Intent> intents_;
    Complaints complaints_;
};

/// What is wrong with the clocks of a stored log: time that was taken off a clock while nobody
/// could play, beyond what cannot be known.
[[nodiscard]] Complaints unfair_time(const std::string& log, const std::vector<Down>& downs,
                                     game::Millis allowance);

} // namespace kamisado::test
