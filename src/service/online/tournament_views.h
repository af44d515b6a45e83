#pragma once

#include "online/tournaments.h"
#include "storage/connection.h"
#include "storage/tournaments.h"
#include "tournament/standings.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <vector>

/// Tournaments as everybody may see them, as JSON, text and tables.
namespace kamisado::online {

/// A tournament with what follows from it.
struct SeenTournament {
    KnownTournament known;
    std::vector<tournament::Standing> standings;
    std::vector<std::size_t> places; ///< of each player in the standings
};

/// Tournaments that were looked at a moment ago: standings of a thousand players are worked out
/// once for all who look, and again when the tournament has another version.
class TournamentShelf {
  public:
    [[nodiscard]] const SeenTournament& look(storage::Connection& database,
                                             const storage::StoredTournament& stored, Millis now);

  private:
    struct Kept {
        storage::TournamentId id;
        std::int64_t version = 0;
        Millis since = 0;
        SeenTournament seen;
    };
    static constexpr std::size_t most_kept = 16;
    static constexpr Millis longest_kept = 60'000; ///< a name may be another one by then

    std::list<Kept> kept_; ///< the one that was asked for last comes first
};

struct TournamentWindow {
    std::optional<int> round; ///< the last one if not set
    std::size_t standings = 0;
    std::size_t pairings = 0;
};
inline constexpr std::size_t rows_a_page = 100;

/// A tournament as lists show it.
[[nodiscard]] std::string write_tournament_summary(storage::Connection& database,
                                                   const storage::StoredTournament& stored,
                                                   std::optional<storage::PersonId> viewer);
[[nodiscard]] std::string write_tournament_list(storage::Connection& database,
                                                const std::vector<storage::StoredTournament>& all,
                                                std::optional<storage::PersonId> viewer);
/// One tournament, as far as the window shows it.
[[nodiscard]] std::string
write_tournament_view(storage::Connection& database, const storage::StoredTournament& stored,
                      const SeenTournament& seen, const TournamentWindow& window,
                      std::optional<storage::PersonId> viewer, Millis now);
/// "rank,name,points,…": a line for each player.
[[nodiscard]] std::string write_standings_table(const SeenTournament& seen);
/// As docs/tournaments.md has it.
[[nodiscard]] std::string write_tournament_text(const storage::StoredTournament& stored,
                                                const SeenTournament& seen);

} // namespace kamisado::online
