#pragma once

#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <cstdint>
#include <string>
#include <vector>

/// All games of a person at once: counted, or by their ids.
namespace kamisado::storage {

struct FormatResults {
    std::string format; ///< as docs/notation.md names it
    std::int64_t won = 0;
    std::int64_t lost = 0;
    std::int64_t drawn = 0;

    friend bool operator==(const FormatResults&, const FormatResults&) = default;
};

/// Of the listed games that are over, by format.
[[nodiscard]] std::vector<FormatResults> results_of(Connection& database, PersonId person);

/// Every game, the oldest first.
[[nodiscard]] std::vector<GameId> game_ids_of(Connection& database, PersonId person);

} // namespace kamisado::storage
