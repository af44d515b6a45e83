// What is done to a game in memory, and how it comes onto the disk.

#include "online/rating.h"
#include "online/refusals.h"
#include "online/tables.h"

#include <variant>

namespace kamisado::online {

namespace {

constexpr int most_attempts = 4;

/// Whether it shows that whoever is to decide is there.
bool is_by_decider(const game::Action& action, const game::LiveMatch& match) {
    const auto* const decide = std::get_if<game::Decide>(&action);
    return decide != nullptr && decide->player && decide->player == decider(match.match().state());
}

storage::Standing standing_of(const Tables::Table& table) {
    storage::Standing standing = storage::standing_of(table.match);
    // While an outage is made up for no flag falls; but should nobody come back, somebody must look
    // at this game again.
    if (table.match.is_paused() && standing.decider && table.resumes_at) {
        const auto left = table.match.times(table.match.last_moment());
        standing.flag_at = *table.resumes_at + (*left)[*standing.decider];
    }
    return standing;
}

} // namespace

std::expected<Happening, Refusal> Tables::act(storage::Connection& database, std::string_view id,
                                              const game::Action& action, Millis now) {
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        Kept* const kept = load(database, id, now);
        if (kept == nullptr) {
            return std::unexpected(no_such_game());
        }
        const auto effect = perform(*kept, action, now);
        if (!write(database, *kept, now)) {
            continue;
        }
        if (!effect) {
            return std::unexpected(effect.error());
        }
        return tell(*kept, *effect);
    }
    throw storage::DatabaseError(storage::DatabaseFault::Conflict, "others were always quicker");
}

void Tables::welcome_back(storage::Connection& database, std::string_view id, Player player,
                          Millis now) {
    for (Kept* kept = load(database, id, now); kept != nullptr; kept = load(database, id, now)) {
        game::LiveMatch& match = kept->table.match;
        if (!match.is_paused() || decider(match.match().state()) != player) {
            return;
        }
        adjust(match, game::Resume{}, now);
        if (write(database, *kept, now)) {
            return;
        }
    }
}

std::expected<game::Effect, Refusal> Tables::perform(Kept& kept, game::Action action, Millis now) {
    game::LiveMatch& match = kept.table.match;
    if (match.is_paused() && is_by_decider(action, match)) {
        adjust(match, game::Resume{}, now);
    }
    PerPlayer<LagBudget> lag = kept.lag;
    if (auto* const decide = std::get_if<game::Decide>(&action); decide != nullptr) {
        decide->lag = decide->player ? lag[*decide->player].spend(decide->lag) : 0;
    }
    const auto outcome = match.act(action, now);
    if (!outcome) {
        return std::unexpected(refusal_of(outcome.error()));
    }
    if (outcome->effect == game::Effect::Done) {
        kept.lag = lag;
    }
    if (const auto& asked = match.takeback();
        asked && match.setup().seats[opponent(asked->asker)].level) {
        // The computer does not mind.
        adjust(match, game::AcceptTakeback{opponent(asked->asker)}, now);
    }
    answer_by_plan(kept);
    return outcome->effect;
}

bool Tables::write(storage::Connection& database, Kept& kept, Millis now) {
    Table& table = kept.table;
    const auto added = table.match.entries_since(kept.on_disk);
    if (added.empty()) {
        return true;
    }
    const storage::GameId id = table.stored.id;
    try {
        const bool was_over = table.stored.standing.is_over();
        const storage::Standing standing = standing_of(table);
        if (!storage::add_entries(database, id, added, standing)) {
            forget(id);
            return false;
        }
        kept.on_disk = table.match.last_number();
        table.stored.standing = standing;
        drop_old_plans(database, kept);
        if (standing.is_over() && !was_over) {
            rate_finished_game(database, table.stored, now);
        }
    } catch (...) {
        forget(id);
        throw;
    }
    return true;
}

} // namespace kamisado::online
