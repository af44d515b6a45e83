#pragma once

#include "game/people.h"
#include "game/setup.h"
#include "rules/match.h"
#include "rules/player.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Tournaments: how they are played, who entered, who met whom in which games. What came of a game
/// stands with the game.
namespace kamisado::storage {

using TournamentId = std::string; ///< random; the link has it

enum class TournamentKind : std::uint8_t { Swiss, RoundRobin, KnockOut, Arena };
enum class TournamentState : std::uint8_t { Open, Running, Over, Cancelled };

struct StoredTournament {
    TournamentId id;
    std::optional<PersonId> host; ///< nothing: somebody deleted
    std::string name;
    TournamentKind kind = TournamentKind::Swiss;
    Format format;
    game::ClockSetup clock;
    bool rated = false;
    int rounds = 0; ///< 0: settled when the first round is paired
    Millis created = 0;
    std::optional<Millis> begins; ///< nothing: when the host says so
    TournamentState state = TournamentState::Open;
    int round = 0; ///< that was paired last
    std::optional<Millis> ended;
    std::int64_t version = 1;  ///< rises with everything that can be seen of it
    std::optional<Millis> due; ///< when somebody must look at it
    int games = 2;             ///< of a meeting: with sides changed, or one from a balanced line-up
    int minutes = 0;           ///< that an arena lasts
    std::optional<Millis> started = std::nullopt; ///< an arena
    std::optional<Millis> ends = std::nullopt;    ///< an arena that has started

    friend bool operator==(const StoredTournament&, const StoredTournament&) = default;
};

struct Entrant {
    std::int64_t number = 0; ///< in the order in which they entered; numbers may be missing
    std::optional<PersonId> person;
    std::optional<int> rating;
    int first_round = 1;
    std::optional<int> last_round; ///< of whoever has left
    int absences = 0;
    bool is_paused = false;                        ///< in an arena: is not paired for a while
    Millis free_since = 0;                         ///< in an arena: when the last meeting was over
    std::string name = {};                         ///< of the person, when read
    std::optional<PersonKind> kind = std::nullopt; ///< likewise; nothing: somebody deleted

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

struct StoredMeeting {
    struct Score {
        int first = 0;
        int second = 0;
        bool is_forfeit = false;

        friend bool operator==(const Score&, const Score&) = default;
    };
    int round = 1;
    std::int64_t board = 0;
    std::int64_t first = 0;             ///< by number: Black in the first game
    std::optional<std::int64_t> second; ///< nobody: a bye
    std::optional<Score> score;

    friend bool operator==(const StoredMeeting&, const StoredMeeting&) = default;
};

/// A game of a meeting.
struct TournamentGame {
    GameId game;
    TournamentId tournament;
    int round = 1;
    std::int64_t board = 0;
    int number = 1; ///< within the meeting
    bool is_first_black = true;
    Millis called = 0; ///< when it could begin
    PerPlayer<bool> came{};
    // What stands with the game:
    std::string watch = {};
    bool is_over = false;
    std::optional<Player> winner = std::nullopt;
    std::size_t ply = 0;
};

void add_tournament(Connection& database, const StoredTournament& tournament);
[[nodiscard]] std::optional<StoredTournament> tournament(Connection& database, std::string_view id);
/// The newest first; those that are over by their end.
[[nodiscard]] std::vector<StoredTournament> tournaments(Connection& database, TournamentState state,
                                                        std::size_t most);
/// That are open or run: of a host, or all of them.
[[nodiscard]] std::size_t count_unfinished(Connection& database, std::optional<PersonId> host);
/// The oldest of those that are open, were made before, and have fewer than two entrants.
[[nodiscard]] std::optional<TournamentId> deserted_tournament(Connection& database, Millis before);
/// Tournaments that are open or run and that somebody has entered and not left.
[[nodiscard]] std::vector<TournamentId> unfinished_with(Connection& database, PersonId person);

/// Holds it until the transaction ends, so that no other process changes it meanwhile; what is read
/// afterwards is as the others left it. Returns nullopt when there is none.
[[nodiscard]] std::optional<StoredTournament> hold_tournament(Connection& database,
                                                              std::string_view id);
/// Everything but id, host, name and terms.
void set_tournament(Connection& database, const StoredTournament& tournament);

/// Those that somebody must look at.
[[nodiscard]] std::vector<TournamentId> due_tournaments(Connection& database, Millis now,
                                                        std::size_t most);
/// True: the caller has claimed it until `until`.
[[nodiscard]] bool claim_tournament(Connection& database, std::string_view id, Millis now,
                                    Millis until);
/// Something has happened that it waits for.
void wake_tournament(Connection& database, std::string_view id, Millis now);

/// Gets the next number.
void add_entrant(Connection& database, std::string_view tournament, const Entrant& entrant);
void set_entrant(Connection& database, std::string_view tournament, const Entrant& entrant);
void remove_entrant(Connection& database, std::string_view tournament, std::int64_t number);
[[nodiscard]] std::vector<Entrant> entrants(Connection& database, std::string_view tournament);
[[nodiscard]] std::optional<Entrant> entrant(Connection& database, std::string_view tournament,
                                             PersonId person);
[[nodiscard]] std::size_t count_entrants(Connection& database, std::string_view tournament);

void add_meeting(Connection& database, std::string_view tournament, const StoredMeeting& meeting);
void set_score(Connection& database, std::string_view tournament, const StoredMeeting& meeting);
/// By round and board.
[[nodiscard]] std::vector<StoredMeeting> meetings(Connection& database,
                                                  std::string_view tournament);
[[nodiscard]] std::vector<StoredMeeting> meetings(Connection& database, std::string_view tournament,
                                                  int round);

/// Of a round, those of two players that are not settled.
[[nodiscard]] std::vector<StoredMeeting> open_meetings(Connection& database,
                                                       std::string_view tournament, int round);
/// 0: none yet.
[[nodiscard]] std::int64_t last_board(Connection& database, std::string_view tournament, int round);

void add_tournament_game(Connection& database, const TournamentGame& game);
/// Of a round, by board and number.
[[nodiscard]] std::vector<TournamentGame> tournament_games(Connection& database,
                                                           std::string_view tournament, int round);
/// Likewise, from one board to another.
[[nodiscard]] std::vector<TournamentGame> tournament_games(Connection& database,
                                                           std::string_view tournament, int round,
                                                           std::int64_t from, std::int64_t to);
/// Likewise, of meetings that are not settled.
[[nodiscard]] std::vector<TournamentGame>
open_tournament_games(Connection& database, std::string_view tournament, int round);
/// Somebody sits down at the table of a game.
void came_to_game(Connection& database, std::string_view game, Player player);

} // namespace kamisado::storage
