#include "online/loaded_games.h"

#include "online/postponed.h"
#include "online/rating.h"
#include "online/waiting.h"
#include "storage/games.h"

#include <utility>

namespace kamisado::online {

const LoadedGame* LoadedGames::find(storage::Connection& database, std::string_view id,
                                    Millis now) {
    // Whoever moved in another process and comes here must not be shown an older game.
    if (const auto found = loaded_.find(id);
        found != loaded_.end() && storage::count_entries(database, id) != found->second.on_disk) {
        found->second.is_outdated = true;
    }
    const Kept* const kept = load(database, id, now);
    return kept != nullptr ? &kept->loaded_game : nullptr;
}

void LoadedGames::new_turn() {
    entries_left_ = limits_.entries_a_turn;
    ++turn_;
}

LoadedGames::Kept* LoadedGames::load(storage::Connection& database, std::string_view id,
                                     Millis now) {
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        Kept* kept = nullptr;
        if (const auto found = loaded_.find(id); found != loaded_.end() &&
                                                 !found->second.is_outdated &&
                                                 (found->second.turn == turn_ || is_own(id))) {
            kept = &found->second;
            used_.splice(used_.end(), used_, kept->used);
            resume_when_due(kept->loaded_game, now);
            answer_by_plan(*kept); // it may have waited for the clocks to go on
        } else {
            kept = load_stored(database, id);
            if (kept == nullptr) {
                return nullptr;
            }
            make_up_for_outages(database, kept->loaded_game, now);
            answer_by_plan(*kept); // it may have come from one process while another played
        }
        if (write(database, *kept, now)) {
            return kept;
        }
    }
    throw storage::DatabaseError(storage::DatabaseFault::Conflict, "others were always quicker");
}

LoadedGames::Kept* LoadedGames::load_stored(storage::Connection& database, std::string_view id) {
    auto stored = storage::game(database, id);
    if (!stored) {
        drop(id);
        return nullptr;
    }
    Progress progress = progress_of(*stored);
    const std::size_t missing = stored->entries - progress.match.last_number();
    if (missing > entries_left_) {
        loading_.insert_or_assign(stored->id, std::move(progress));
        throw Postponed(stored->id, [this, id = stored->id](storage::Connection& later) {
            return load_piece(later, id);
        });
    }
    entries_left_ -= missing;
    finish(database, *stored, progress);
    auto ratings = rating_changes(database, *stored);
    Kept kept({.stored = std::move(*stored),
               .match = std::move(progress.match),
               .plans = storage::plans(database, id),
               .resumes_at = {},
               .ratings = ratings});
    kept.pieces = std::move(progress.pieces);
    kept.lag = progress.lag;
    return keep(std::move(kept));
}

/// As far as it is in memory already; taken out of there.
LoadedGames::Progress LoadedGames::progress_of(const storage::StoredGame& stored) {
    std::optional<Progress> progress;
    if (const auto found = loaded_.find(stored.id);
        found != loaded_.end() &&
        found->second.on_disk == found->second.loaded_game.match.last_number()) {
        Kept& kept = found->second;
        progress = {.match = std::move(kept.loaded_game.match),
                    .pieces = std::move(kept.pieces),
                    .lag = kept.lag};
    } else if (const auto begun = loading_.find(stored.id); begun != loading_.end()) {
        progress = std::move(begun->second);
    }
    drop(stored.id);
    if (!progress || progress->match.last_number() > stored.entries) {
        progress = {.match = storage::begin_match(stored), .pieces = {}};
    }
    return std::move(*progress);
}

/// What does not go on from memory goes on from the beginning, or is corrupt.
void LoadedGames::finish(storage::Connection& database, const storage::StoredGame& stored,
                         Progress& progress) {
    try {
        storage::replay_more(database, stored.id, progress.match);
    } catch (const storage::DatabaseError& error) {
        if (error.fault() != storage::DatabaseFault::Corrupt) {
            throw;
        }
        progress = {.match = storage::restore(database, stored), .pieces = {}};
    }
}

bool LoadedGames::load_piece(storage::Connection& database, const storage::GameId& id) {
    auto found = loading_.find(id);
    if (found == loading_.end()) { // everything was forgotten meanwhile
        const auto stored = storage::game(database, id);
        if (!stored) {
            return true;
        }
        found = loading_.emplace(id, Progress{.match = storage::begin_match(*stored), .pieces = {}})
                    .first;
    }
    Progress& progress = found->second;
    try {
        const std::size_t count =
            storage::replay_more(database, id, progress.match, limits_.entries_a_turn);
        progress.pieces.prepare(progress.match.entries());
        return count < limits_.entries_a_turn;
    } catch (...) {
        loading_.erase(id);
        throw;
    }
}

LoadedGames::Kept* LoadedGames::keep(Kept kept) {
    make_room();
    kept.on_disk = kept.loaded_game.match.last_number();
    kept.told = kept.on_disk;
    kept.turn = turn_;
    kept.used = used_.insert(used_.end(), kept.loaded_game.stored.id);
    Kept& place =
        loaded_.insert_or_assign(kept.loaded_game.stored.id, std::move(kept)).first->second;
    count(place);
    return &place;
}

void LoadedGames::count(Kept& kept) {
    entries_ += kept.loaded_game.match.last_number() - kept.counted;
    kept.counted = kept.loaded_game.match.last_number();
}

void LoadedGames::make_room() {
    while ((loaded_.size() >= limits_.games || entries_ > limits_.entries) && !used_.empty()) {
        drop(storage::GameId(used_.front()));
    }
}

void LoadedGames::is_outdated(std::string_view id) {
    if (const auto found = loaded_.find(id); found != loaded_.end()) {
        found->second.is_outdated = true;
    }
    has_changed(id);
}

void LoadedGames::forget(std::string_view id) {
    drop(id);
    has_changed(id);
}

void LoadedGames::has_changed(std::string_view id) {
    if (!is_own(id)) {
        changed_.emplace_back(id);
    }
}

void LoadedGames::drop(std::string_view id) {
    if (const auto begun = loading_.find(id); begun != loading_.end()) {
        loading_.erase(begun);
    }
    if (const auto found = loaded_.find(id); found != loaded_.end()) {
        entries_ -= found->second.counted;
        used_.erase(found->second.used);
        loaded_.erase(found);
    }
}

void LoadedGames::forget_all() {
    loaded_.clear();
    used_.clear();
    loading_.clear();
    entries_ = 0;
}

std::vector<Text> LoadedGames::lines(std::string_view id, game::EntryNumber since,
                                     game::EntryNumber until) {
    const auto found = loaded_.find(id);
    return found != loaded_.end()
               ? found->second.pieces.lines(found->second.loaded_game.match.entries(), since, until)
               : std::vector<Text>{};
}

std::optional<Happening> LoadedGames::news(std::string_view id) {
    const auto found = loaded_.find(id);
    if (found == loaded_.end() ||
        found->second.told == found->second.loaded_game.match.last_number()) {
        return std::nullopt;
    }
    return tell(found->second, game::Effect::Done);
}

std::optional<Happening> LoadedGames::catch_up(storage::Connection& database, std::string_view id,
                                               game::EntryNumber since, Millis now) {
    is_outdated(id);
    Kept* const kept = load(database, id, now);
    if (kept == nullptr) {
        return std::nullopt;
    }
    kept->told = std::min(since, kept->loaded_game.match.last_number());
    return tell(*kept, game::Effect::Done);
}

Happening LoadedGames::tell(Kept& kept, game::Effect effect) {
    const LoadedGame& loaded_game = kept.loaded_game;
    const auto entries = loaded_game.match.entries_since(kept.told);
    Happening happening{.game = loaded_game.stored.id,
                        .watch = loaded_game.stored.watch,
                        .effect = effect,
                        .entries = {entries.begin(), entries.end()},
                        .last_number = loaded_game.match.last_number(),
                        .is_over = loaded_game.match.match().is_over(),
                        .people = loaded_game.stored.people,
                        .decider = decider(loaded_game.match.match().state()),
                        .computer = computer_turn(loaded_game.stored.id, loaded_game.match),
                        .look_at = loaded_game.match.is_paused()
                                       ? loaded_game.resumes_at
                                       : loaded_game.match.flag_falls_at(),
                        .standstill = standstill_of(loaded_game.match),
                        .plan_gone = kept.plan_gone,
                        .ratings = loaded_game.ratings};
    kept.told = loaded_game.match.last_number();
    kept.plan_gone = {};
    return happening;
}

std::optional<ComputerTurn> computer_turn(const storage::GameId& id, const game::LiveMatch& match) {
    const auto due = decider(match.match().state());
    if (!due || !match.setup().seats[*due].level || match.is_paused()) {
        return std::nullopt;
    }
    return ComputerTurn{.game = id,
                        .level = *match.setup().seats[*due].level,
                        .player = *due,
                        .ply = match.match().size(),
                        .seen = match.last_number(),
                        .match = match.match()};
}

std::optional<Player> seat_of(const storage::StoredGame& game,
                              std::optional<storage::PersonId> person) {
    for (const Player player : all_players) {
        if (person && game.people[player] == person) {
            return player;
        }
    }
    return std::nullopt;
}

std::optional<Player> seat_for(storage::Connection& database, LoadedGames& loaded,
                               const LoadedGame& loaded_game,
                               std::optional<storage::PersonId> person) {
    if (const auto seat = seat_of(loaded_game.stored, person)) {
        return seat;
    }
    const auto stored = storage::game(database, loaded_game.stored.id);
    const auto seat = stored ? seat_of(*stored, person) : std::nullopt;
    if (seat) {
        loaded.is_outdated(loaded_game.stored.id);
    }
    return seat;
}

} // namespace kamisado::online
