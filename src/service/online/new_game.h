#pragma once

#include "game/setup.h"
#include "online/wire.h"
#include "rules/match.h"
#include "rules/player.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <cstddef>
#include <expected>
#include <optional>

/// Games begin: between two people, or against the computer.
namespace kamisado::online {

using game::Millis;

inline constexpr std::size_t most_running_games = 50;
inline constexpr std::size_t most_running_games_of_bots = 200;

/// What two players agree on, apart from sides.
struct Terms {
    Format format;
    game::ClockSetup clock;
    bool rated = false;
    bool no_preview = false; ///< see storage::StoredGame

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// Why this person cannot begin another game.
[[nodiscard]] std::optional<Refusal> why_no_more_games(storage::Connection& database,
                                                       const storage::Person& person);

/// Nobody can foresee who gets which side.
[[nodiscard]] Player draw_lots();

/// Stores a game whose ids are chosen, as it begins; or tells what is wrong with its setup. A game
/// by minutes between two people begins when both are there (see waiting.h).
[[nodiscard]] std::optional<game::BeginRefusal> add_beginning(storage::Connection& database,
                                                              storage::StoredGame& game);

[[nodiscard]] std::expected<storage::StoredGame, Refusal>
start_game(storage::Connection& database, const Terms& terms,
           const PerPlayer<storage::Person>& people, Millis now);

struct ComputerWish {
    Format format;
    std::optional<Player> side; ///< of the person; nothing: by lot
    int level = 1;
    game::ClockSetup clock;
};
/// Never rated.
[[nodiscard]] std::expected<storage::StoredGame, Refusal>
start_computer_game(storage::Connection& database, const ComputerWish& wish,
                    const storage::Person& person, Millis now);

} // namespace kamisado::online
