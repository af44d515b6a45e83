#pragma once

#include "rules/player.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What was seen of players in rated games, for hosts (docs/moderation.md); and which games wait to
/// be looked at.
namespace kamisado::storage {

/// A moment at which one move won and all others lost.
struct SeenChance {
    std::optional<int> distance; ///< nullopt: far
    Millis took = 0;             ///< how long the player thought
    bool found = false;

    friend bool operator==(const SeenChance&, const SeenChance&) = default;
};

/// A player of a rated game.
struct FairPlay {
    GameId game;
    Player side{};
    std::optional<PersonId> person;
    std::string format;
    int rating = 0; ///< before it
    int moves = 0;  ///< that were a choice
    std::vector<SeenChance> chances;
    Millis created = 0;

    friend bool operator==(const FairPlay&, const FairPlay&) = default;
};

/// The game is over, and somebody should look at it.
void wish_for_fair_play(Connection& database, std::string_view game, Millis now);
/// Claims a game for the caller until `until`.
[[nodiscard]] std::optional<GameId> claim_fair_play(Connection& database, Millis now, Millis until);
/// It was looked at, with whatever result.
void finish_fair_play(Connection& database, std::string_view game);
/// Does nothing if there is an entry of that player already.
void add_fair_play(Connection& database, const FairPlay& seen);

[[nodiscard]] std::vector<FairPlay> fair_play_in(Connection& database, std::string_view game);
/// The latest first.
[[nodiscard]] std::vector<FairPlay> fair_play_of(Connection& database, PersonId person,
                                                 std::string_view format, std::size_t most);
/// Of others whose rating lay between these two, without games that are void.
[[nodiscard]] std::vector<FairPlay> fair_play_near(Connection& database, std::string_view format,
                                                   int lowest, int highest, PersonId but_for,
                                                   std::size_t most);

/// Somebody of whom something was seen lately.
struct SeenLately {
    PersonId person = 0;
    std::string format;
};
[[nodiscard]] std::vector<SeenLately> seen_lately(Connection& database, std::size_t most);

} // namespace kamisado::storage
