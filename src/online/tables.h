#pragma once

#include "game/action.h"
#include "game/live_match.h"
#include "online/message.h"
#include "online/refusal.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/life.h"

#include <cstddef>
#include <expected>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kamisado::online {

/// The computer is to decide.
struct ComputerTurn {
    storage::GameId game;
    int level = 0;
    std::size_t ply = 0;
    Match match;
};

/// What an action did, for those who are to be told once it is on disk.
struct Happening {
    storage::GameId game;
    std::string watch;
    std::vector<game::Entry> entries; ///< more than the action's own: a plan may have answered
    bool is_over = false;
    PerPlayer<std::optional<storage::PersonId>> people;
    std::optional<Player> decider;
    std::optional<ComputerTurn> computer;
    std::optional<Millis> flag_at;
    bool plan_used = false;
};

/// The games in memory, beside the database on its thread (see worker.h). A game is loaded when
/// somebody asks for it and forgotten when many others were asked for since. Whatever changes one
/// is written in the transaction that is open.
class Tables {
  public:
    struct Table {
        storage::StoredGame stored;
        game::LiveMatch match;
        PerPlayer<std::optional<storage::Plan>> plans;
    };

    explicit Tables(std::size_t most_in_memory = 20'000);

    /// By its id. Nothing when there is none. Outages since its last entry have been made up for.
    /// The pointer is good until the next call.
    [[nodiscard]] const Table* find(storage::Connection& database, std::string_view id, Millis now);

    /// Does it, then what follows from it: a plan that answers, a rating that changes. When another
    /// process was quicker, the game is loaded again and the action is tried on what there is.
    [[nodiscard]] std::expected<Happening, Refusal>
    act(storage::Connection& database, std::string_view id, const game::Action& action, Millis now);
    [[nodiscard]] std::expected<Happening, Refusal> set_plan(storage::Connection& database,
                                                             std::string_view id, Player player,
                                                             const storage::Plan& plan, Millis now);

    /// Another process has added to it: entries behind the last one that is known here.
    [[nodiscard]] std::optional<Happening> catch_up(storage::Connection& database,
                                                    std::string_view id, Millis now);

    void forget(std::string_view id);
    void forget_all();
    [[nodiscard]] std::size_t in_memory() const { return tables_.size(); }

  private:
    struct Kept {
        Table table;
        std::list<storage::GameId>::iterator used;
    };
    std::size_t most_;
    std::unordered_map<storage::GameId, Kept> tables_;
    std::list<storage::GameId> used_; ///< who was asked for last comes last
};

} // namespace kamisado::online
