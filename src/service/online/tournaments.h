#pragma once

#include "online/loaded_games.h"
#include "online/meeting.h"
#include "online/new_game.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/people.h"
#include "storage/tournaments.h"
#include "tournament/arena.h"
#include "tournament/tournament.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tournaments as people deal with them: made, entered, left, begun. What a tournament does by
/// itself is in tournament_steps.h.
namespace kamisado::online {

inline constexpr std::size_t most_tournaments = 200;       ///< that are open or run
inline constexpr std::size_t most_tournaments_of_host = 3; ///< likewise
inline constexpr std::size_t most_entered = 10;            ///< likewise, of a person
inline constexpr int most_swiss_rounds = 20;
inline constexpr std::size_t most_in_round_robin = 50;
inline constexpr std::size_t longest_tournament_name = 60; ///< in bytes
inline constexpr Millis latest_beginning = Millis{90} * 24 * 60 * 60 * 1000;
/// One that waits for its host is cancelled then.
inline constexpr Millis longest_open = Millis{30} * 24 * 60 * 60 * 1000;

/// When there are too many, one that has waited so long with fewer than two people gives way.
inline constexpr Millis longest_deserted = Millis{60} * 60 * 1000;

/// That an arena lasts, in minutes.
inline constexpr int shortest_arena = 10;
inline constexpr int longest_arena = 360;
/// Meetings that begin before an arena ends count if they are over by then.
inline constexpr Millis arena_grace = Millis{10} * 60 * 1000;

struct TournamentWish {
    std::string name;
    storage::TournamentKind kind = storage::TournamentKind::Swiss;
    Terms terms;
    int rounds = 0;               ///< of a Swiss tournament; 0: as many as it takes
    std::optional<Millis> begins; ///< nothing: when the host says so
    int minutes = 0;              ///< of an arena
    /// Of a meeting: 2 with sides changed, or 1 from a balanced line-up.
    int games = 2;
};

[[nodiscard]] Refusal no_such_tournament();

[[nodiscard]] std::expected<storage::StoredTournament, Refusal>
create_tournament(storage::Connection& database, const storage::Person& host,
                  const TournamentWish& wish, Millis now);
/// Entering twice changes nothing. Whoever has paused in an arena, or left it, plays again.
[[nodiscard]] std::expected<storage::StoredTournament, Refusal>
enter_tournament(storage::Connection& database, const storage::Person& person, std::string_view id,
                 Millis now);
/// In an arena: is not paired until they enter again. The meeting that runs goes on.
[[nodiscard]] std::expected<storage::StoredTournament, Refusal>
pause_in_tournament(storage::Connection& database, const storage::Person& person,
                    std::string_view id, Millis now);
/// Gives up the games that run. What others must hear of is returned.
[[nodiscard]] std::expected<std::vector<Happening>, Refusal>
leave_tournament(storage::Connection& database, LoadedGames& loaded, const storage::Person& person,
                 std::string_view id, Millis now);
/// By its host.
[[nodiscard]] std::expected<storage::StoredTournament, Refusal>
begin_tournament(storage::Connection& database, const storage::Person& host, std::string_view id,
                 Millis now);
/// By its host, before it begins.
[[nodiscard]] std::expected<storage::StoredTournament, Refusal>
cancel_tournament(storage::Connection& database, const storage::Person& host, std::string_view id,
                  Millis now);
/// Somebody is about to be deleted; running games have been given up.
void leave_all_tournaments(storage::Connection& database, storage::PersonId person, Millis now);

/// A tournament as the layer below knows it, whose players are in the order of their numbers.
struct KnownTournament {
    tournament::Tournament tournament; ///< without rounds if it is an arena
    std::vector<storage::Entrant> entrants;
    tournament::Arena arena = {}; ///< empty if it is none

    [[nodiscard]] tournament::PlayerNumber player(std::int64_t number) const;
};
/// Throws Corrupt when it cannot be one.
[[nodiscard]] KnownTournament known_tournament(storage::Connection& database,
                                               const storage::StoredTournament& stored);
[[nodiscard]] tournament::Settings settings_of(const storage::StoredTournament& stored);
/// Whether one can still enter.
[[nodiscard]] bool is_enterable(const storage::StoredTournament& stored);

} // namespace kamisado::online
