#pragma once

#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The history of ratings, and the leaders.
namespace kamisado::storage {

/// The effect of one game on the rating of one of its players, rounded as people see it.
struct RatingChange {
    GameId game;
    PersonId person = 0;
    std::string format; ///< as docs/notation.md names it
    int before = 0;
    int after = 0;
    Millis at = 0;

    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

void add_rating_change(Connection& database, const RatingChange& change);
/// Of both players; empty when it did not count, or counted before there was a history.
[[nodiscard]] std::vector<RatingChange> changes_by_game(Connection& database,
                                                        std::string_view game);
/// The latest ones of all formats, the oldest of them first.
[[nodiscard]] std::vector<RatingChange> changes_of(Connection& database, PersonId person,
                                                   std::size_t most);

struct Leader {
    std::string name;
    int rating = 0;
    std::int64_t games = 0;

    friend bool operator==(const Leader&, const Leader&) = default;
};
/// Accounts with at least N rated games of a format, the strongest first.
[[nodiscard]] std::vector<Leader> leaders(Connection& database, std::string_view format,
                                          std::int64_t least_games, std::size_t most);

} // namespace kamisado::storage
