#pragma once

#include "online/loaded_games.h"
#include "online/tournaments.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/tournaments.h"
#include "tournament/tournament.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

/// What a tournament does by itself, in small steps, each in a transaction: results are taken,
/// those who did not come lose, games begin, rounds are paired. What is stored is all there is to
/// know, so that any process can take the next step, after any crash; and a step is taken by
/// whoever claims it, so that no two do.
namespace kamisado::online {

/// Whoever does not come to a game by minutes within this time has lost it.
inline constexpr Millis longest_absence = 180'000;
/// Likewise in an arena, where others are waiting.
inline constexpr Millis longest_arena_absence = 60'000;
/// Whoever has missed this many games is not paired any more.
inline constexpr int most_absences = 2;

/// The next round is to be paired, which takes a while and no database.
struct RoundToPair {
    storage::TournamentId id;
    std::int64_t version = 0; ///< then
    KnownTournament known;
};
struct PairedRound {
    storage::TournamentId id;
    std::int64_t version = 0;
    /// With the new round; what refuses it if there cannot be one.
    std::expected<KnownTournament, tournament::Refusal> known;
};
[[nodiscard]] PairedRound pair_round(RoundToPair round);

struct TournamentStep {
    std::optional<storage::StoredTournament> changed; ///< others see it otherwise now
    std::vector<storage::StoredGame> started;
    std::vector<Happening> happenings; ///< games that somebody did not come to
    std::optional<RoundToPair> to_pair;
    bool has_more = false; ///< to be done at once
};

/// Nullopt if somebody else is at it, or it is not due.
[[nodiscard]] std::optional<TournamentStep>
take_step(storage::Connection& database, LoadedGames& loaded, std::string_view id, Millis now);
/// Stores a round that was paired, unless the tournament has changed meanwhile: then it is paired
/// again.
[[nodiscard]] TournamentStep take_round(storage::Connection& database, const PairedRound& round,
                                        Millis now);

} // namespace kamisado::online
