#pragma once

#include "game/action.h"
#include "game/live_match.h"
#include "online/lag.h"
#include "online/log_pieces.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/life.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kamisado::online {

/// The computer is to decide.
struct ComputerTurn {
    storage::GameId game;
    int level = 0;
    Player player{};
    std::size_t ply = 0;
    game::EntryNumber seen = 0; ///< the last entry then
    Match match;
};

/// Why no clock runs.
enum class Standstill : std::uint8_t {
    None,
    Beginning, ///< a game by minutes between two people, of whom one has not come yet
    Outage,
};

/// What an action did, for those who are to be told once it is on disk.
struct Happening {
    storage::GameId game;
    std::string watch;
    game::Effect effect = game::Effect::Nothing;
    std::vector<game::Entry> entries; ///< more than the action's own: a plan may have answered
    game::EntryNumber last_number = 0;
    bool is_over = false;
    PerPlayer<std::optional<storage::PersonId>> people;
    std::optional<Player> decider;
    std::optional<ComputerTurn> computer;
    std::optional<Millis> look_at; ///< when a flag falls, or a clock goes on by itself
    Standstill standstill = Standstill::None;
    PerPlayer<bool> plan_gone{};                         ///< played, or no longer of use
    std::optional<RatingChanges> ratings = std::nullopt; ///< once it is over and has counted
};

struct LoadedGame {
    storage::StoredGame stored;
    game::LiveMatch match;
    PerPlayer<std::optional<storage::Plan>> plans;
    std::optional<Millis> resumes_at; ///< at the latest, while the clocks stand still
    std::optional<RatingChanges> ratings = std::nullopt; ///< once it is over and has counted
};

/// The games in memory, beside the database on its thread (see worker.h). A game is loaded when
/// somebody asks for it and forgotten when many others were asked for since. Whatever changes one
/// is written in the transaction that is open. When more would have to be loaded than a
/// transaction has time for, whoever asks is Postponed.
class LoadedGames {
  public:
    /// After an outage the clock waits for whoever is to decide, but not for longer than this.
    static constexpr Millis longest_return = 15'000;
    /// A game by minutes waits for both of its players, but not for longer than this.
    static constexpr Millis longest_wait = 600'000;

    /// How often a player may ask for a takeback of the same decision.
    static constexpr std::size_t most_asks = 3;
    /// Takebacks end where a log has this many entries more than three for each decision that
    /// stands.
    static constexpr std::size_t most_extra_entries = 2000;

    struct Limits {
        std::size_t games = 20'000;                        ///< in memory
        std::size_t entries = 400'000;                     ///< of all games in memory
        std::size_t entries_a_turn = storage::all_entries; ///< that are loaded: see new_turn
    };
    /// About 2 ms of work.
    static constexpr std::size_t usual_entries_a_turn = 1000;

    /// Whether a game is played here alone (see partitions.h). The others may be changed elsewhere
    /// at any time: they are read again in every transaction.
    using IsOwn = std::function<bool(std::string_view)>;

    LoadedGames() : LoadedGames(Limits{}) {}
    explicit LoadedGames(const Limits& limits, IsOwn is_own = nullptr)
        : limits_(limits), is_own_(std::move(is_own)) {}

    /// A transaction begins: the budget of entries to load is renewed.
    void new_turn();

    /// By its id, as it is stored, whichever process has added to it; null if there is none.
    /// Outages since its last entry have been made up for. The pointer is good until the next call.
    [[nodiscard]] const LoadedGame* find(storage::Connection& database, std::string_view id,
                                         Millis now);

    /// Does it, then what follows from it: a plan that answers, a rating that changes. When another
    /// process was quicker, the game is loaded again and the action is tried on what there is.
    [[nodiscard]] std::expected<Happening, Refusal>
    act(storage::Connection& database, std::string_view id, const game::Action& action, Millis now);
    [[nodiscard]] std::expected<Happening, Refusal> set_plan(storage::Connection& database,
                                                             std::string_view id, Player player,
                                                             const storage::Plan& plan, Millis now);
    /// An outage may have stopped the clocks: they go on when whoever decides is back.
    void welcome_back(storage::Connection& database, std::string_view id, Player player,
                      Millis now);
    /// Both players are at the table: if the clocks waited for that, they go on.
    void both_are_here(storage::Connection& database, std::string_view id, Millis now);

    /// Entries that were added here and not told of yet, by finding the game or by an action that
    /// was refused.
    [[nodiscard]] std::optional<Happening> news(std::string_view id);
    /// Another process may have added to it: how it stands, with the entries after `since`.
    [[nodiscard]] std::optional<Happening> catch_up(storage::Connection& database,
                                                    std::string_view id, game::EntryNumber since,
                                                    Millis now);

    /// The lines of a game that was just found: see LogPieces.
    [[nodiscard]] std::vector<Text> lines(std::string_view id, game::EntryNumber since,
                                          game::EntryNumber until);

    /// It was changed elsewhere, or beside this.
    void is_outdated(std::string_view id);
    void forget(std::string_view id);
    void forget_all();
    /// Games that are played elsewhere and were changed here, since the last call.
    [[nodiscard]] std::vector<storage::GameId> take_changed() {
        return std::exchange(changed_, {});
    }
    /// Games with more entries are long: what takes a while for each of them blocks nobody.
    [[nodiscard]] std::size_t entries_a_turn() const { return limits_.entries_a_turn; }
    [[nodiscard]] std::size_t in_memory() const { return loaded_.size(); }

  private:
    static constexpr int most_attempts = 4; ///< to be quicker than the other processes

    struct Kept {
        explicit Kept(LoadedGame of) : loaded_game(std::move(of)) {}

        LoadedGame loaded_game;
        game::EntryNumber on_disk = 0; ///< in the transaction that is open
        game::EntryNumber told = 0;
        PerPlayer<bool> plan_gone{};
        PerPlayer<LagAccount> lag{};
        LogPieces pieces;
        bool is_outdated = false;
        std::size_t turn = 0;    ///< in which it was read
        std::size_t counted = 0; ///< of its entries, in entries_
        std::list<storage::GameId>::iterator used;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view id) const {
            return std::hash<std::string_view>()(id);
        }
    };

    /// What stays of a game as its log grows: on the way into memory, or outdated there.
    struct Progress {
        game::LiveMatch match;
        LogPieces pieces;
        PerPlayer<LagAccount> lag{};
    };

    Kept* load(storage::Connection& database, std::string_view id, Millis now);
    Kept* load_stored(storage::Connection& database, std::string_view id);
    [[nodiscard]] Progress progress_of(const storage::StoredGame& stored);
    static void finish(storage::Connection& database, const storage::StoredGame& stored,
                       Progress& progress);
    bool load_piece(storage::Connection& database, const storage::GameId& id);
    Kept* keep(Kept kept);
    void make_room();
    void drop(std::string_view id);
    [[nodiscard]] bool is_own(std::string_view id) const { return !is_own_ || is_own_(id); }
    void has_changed(std::string_view id);

    // loaded_games_outage.cpp
    static void make_up_for_outages(storage::Connection& database, LoadedGame& loaded_game,
                                    Millis now);
    static void resume_when_due(LoadedGame& loaded_game, Millis now);
    /// Does what the server does by itself; where that cannot be, nothing changes.
    static void adjust(game::LiveMatch& match, const game::Action& action, Millis now);

    // loaded_games_act.cpp
    void resume_if(storage::Connection& database, std::string_view id, Millis now,
                   const std::function<bool(const game::LiveMatch&)>& is_due);
    static std::expected<game::Effect, Refusal> perform(Kept& kept, const game::Action& action,
                                                        Millis now);
    static std::expected<game::Effect, Refusal> decide_alone(Kept& kept, const game::Action& action,
                                                             Millis now);
    /// Gives back lag to whoever decides.
    static std::expected<game::Outcome, game::GameRefusal>
    act_with_lag(Kept& kept, const game::Decide& decide, Millis now);
    static std::expected<game::Effect, Refusal> perform_now(Kept& kept, const game::Action& action,
                                                            Millis now);
    [[nodiscard]] bool write(storage::Connection& database, Kept& kept, Millis now);
    static Happening tell(Kept& kept, game::Effect effect);

    // loaded_games_plan.cpp
    static void answer_by_plan(Kept& kept);
    static void drop_old_plans(storage::Connection& database, Kept& kept);

    void count(Kept& kept);

    Limits limits_;
    IsOwn is_own_;
    std::size_t turn_ = 0;
    std::vector<storage::GameId> changed_;
    std::size_t entries_left_ = limits_.entries_a_turn;
    std::size_t entries_ = 0; ///< of all games in memory
    std::unordered_map<storage::GameId, Kept, Hash, std::equal_to<>> loaded_;
    std::list<storage::GameId> used_; ///< who was asked for last comes last
    std::unordered_map<storage::GameId, Progress, Hash, std::equal_to<>> loading_;
};

/// How it stands and what it is to be told; nullopt if the computer is not due.
[[nodiscard]] std::optional<ComputerTurn> computer_turn(const storage::GameId& id,
                                                        const game::LiveMatch& match);
/// The seat of a person; nothing for everybody else.
[[nodiscard]] std::optional<Player> seat_of(const storage::StoredGame& game,
                                            std::optional<storage::PersonId> person);
/// The same for a game in memory: another process may have given the seat to an account since it
/// came there.
[[nodiscard]] std::optional<Player> seat_for(storage::Connection& database, LoadedGames& loaded,
                                             const LoadedGame& loaded_game,
                                             std::optional<storage::PersonId> person);

} // namespace kamisado::online
