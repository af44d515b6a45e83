#pragma once

#include "game/entry.h"
#include "game/live_match.h"
#include "game/plan.h"
#include "game/setup.h"
#include "rules/player.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Games: how they were set up, their log, and a summary for lists.
namespace kamisado::storage {

using game::Plan;

using GameId = std::string; ///< short, random, known to the players

/// What can be read off a game without playing its log. Written with every entry.
struct Standing {
    std::size_t ply = 0;           ///< decisions that stand
    std::optional<Player> decider; ///< nullopt if it is over
    std::optional<Player> winner;  ///< nothing while it runs, or in a drawn series
    PerPlayer<int> points{};
    std::optional<Millis> flag_at; ///< when the running clock reaches nothing
    Millis last_moment = 0;
    std::string position; ///< as text; empty in games that nobody has moved in since before it

    [[nodiscard]] bool is_over() const { return !decider.has_value(); }
};

struct StoredGame {
    GameId id;
    std::string watch; ///< the code of the watchers' link
    game::GameSetup setup;
    Millis begun = 0;
    PerPlayer<std::optional<PersonId>> people; ///< nothing: the computer, or somebody deleted
    bool rated = false;
    bool listed = false;           ///< anybody may find it on the players' pages
    std::optional<GameId> rematch; ///< the game that followed
    Standing standing;
    game::EntryNumber entries = 0;                        ///< in its log
    bool voided = false;                                  ///< by a host: it counts for nothing
    std::optional<std::string> tournament = std::nullopt; ///< of which it is a game
    bool no_preview = false; ///< pages are asked not to tell beforehand which tower a move calls
};

void add_game(Connection& database, const StoredGame& game);
[[nodiscard]] std::optional<StoredGame> game(Connection& database, std::string_view id);
[[nodiscard]] std::optional<StoredGame> game_by_watch(Connection& database, std::string_view code);

inline constexpr std::size_t all_entries = std::numeric_limits<std::int32_t>::max();
[[nodiscard]] std::vector<game::Entry> entries_after(Connection& database, std::string_view game,
                                                     game::EntryNumber number,
                                                     std::size_t most = all_entries);
/// How many entries the log of a game has; 0 when there is no such game.
[[nodiscard]] game::EntryNumber count_entries(Connection& database, std::string_view game);
/// Adds entries and what follows from them. False when one of these numbers is there already:
/// another process was quicker, and nothing has been added.
[[nodiscard]] bool add_entries(Connection& database, std::string_view game,
                               std::span<const game::Entry> entries, const Standing& standing);
/// The position on the board, for lists.
[[nodiscard]] std::string position_of(Connection& database, const StoredGame& game);
/// The stored game played through; throws Corrupt when its log does not follow from itself.
[[nodiscard]] game::LiveMatch restore(Connection& database, const StoredGame& game);
/// The same in pieces: the game before its first entry, and the next entries of its log, at most
/// `most`. Returns how many there were.
[[nodiscard]] game::LiveMatch begin_match(const StoredGame& game);
std::size_t replay_more(Connection& database, std::string_view game, game::LiveMatch& match,
                        std::size_t most = all_entries);
[[nodiscard]] Standing standing_of(const game::LiveMatch& match);

/// False when it has one already.
[[nodiscard]] bool set_rematch(Connection& database, std::string_view game, std::string_view next);
/// Marks a rated game as counted. False when it was, or is void: it counts once.
[[nodiscard]] bool claim_rating(Connection& database, std::string_view game);

/// Games between these two that have counted and ended since then.
[[nodiscard]] std::size_t count_rated_between(Connection& database, PersonId one, PersonId other,
                                              Millis since);

enum class Which : std::uint8_t { Running, Over };
/// Newest first; `before` is the last_moment of the last one that the caller has.
[[nodiscard]] std::vector<StoredGame> games_of(Connection& database, PersonId person, Which which,
                                               std::size_t most,
                                               std::optional<Millis> before = std::nullopt,
                                               bool listed_only = false);
/// Somebody in a game, as lists show it.
struct Seated {
    std::string name;
    std::optional<PersonKind> kind; ///< nothing: the computer, or somebody deleted
    std::optional<int> rating;      ///< rounded, of this format
};
struct WatchedGame {
    StoredGame game;
    PerPlayer<Seated> people;
};
/// Listed games by minutes that run, the newest first.
[[nodiscard]] std::vector<WatchedGame> games_to_watch(Connection& database, std::size_t most);
[[nodiscard]] std::size_t count_running(Connection& database, PersonId person);
/// Running games whose flag may have fallen.
[[nodiscard]] std::vector<GameId> games_with_flag_before(Connection& database, Millis moment,
                                                         std::size_t most);
/// Running games in which the computer is to decide, for a server that starts.
[[nodiscard]] std::vector<GameId> games_waiting_for_computer(Connection& database,
                                                             std::size_t most);

void set_plan(Connection& database, std::string_view game, Player player, const Plan& plan);
void remove_plan(Connection& database, std::string_view game, Player player);
[[nodiscard]] PerPlayer<std::optional<Plan>> plans(Connection& database, std::string_view game);

} // namespace kamisado::storage
