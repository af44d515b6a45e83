// What is done to a game in memory, and how it comes onto the disk.

#include "online/loaded_games.h"
#include "online/notice_rules.h"
#include "online/rating.h"
#include "online/refusals.h"
#include "online/waiting.h"
#include "storage/tournaments.h"

#include <ranges>
#include <variant>

namespace kamisado::online {

namespace {

/// Whether it shows that whoever is to decide is there, or that nobody has to be.
bool ends_pause(const game::Action& action, const game::LiveMatch& match) {
    const auto* const decide = std::get_if<game::Decide>(&action);
    if (decide == nullptr || !decide->player) {
        return false;
    }
    const auto* const resign = std::get_if<Resign>(&decide->decision);
    return resign != nullptr ? resign->player == decide->player
                             : decider(match.match().state()) == decide->player;
}

/// Whether each player has taken one of the decisions that stand, and so must have come.
bool both_have_decided(const Match& match) {
    PerPlayer<bool> decided{};
    for (std::size_t ply = 0; ply < match.size(); ++ply) {
        if (const auto player = decider(match.before(ply))) {
            decided[*player] = true;
        }
    }
    return decided[Player::Black] && decided[Player::Gold];
}

/// Whoever asks without end makes a log that nobody can load.
bool asked_too_often(const game::LiveMatch& match, Player player) {
    if (match.last_number() >= (3 * match.match().size()) + LoadedGames::most_extra_entries) {
        return true;
    }
    std::size_t asks = 0;
    for (const game::Entry& entry : std::views::reverse(match.entries())) {
        if (std::holds_alternative<game::Decided>(entry.detail) ||
            std::holds_alternative<game::TakebackAccepted>(entry.detail)) {
            break;
        }
        const auto* const asked = std::get_if<game::TakebackAsked>(&entry.detail);
        asks += asked != nullptr && asked->player == player ? 1U : 0U;
    }
    return asks >= LoadedGames::most_asks;
}

} // namespace

std::expected<Happening, Refusal> LoadedGames::act(storage::Connection& database,
                                                   std::string_view id, const game::Action& action,
                                                   Millis now) {
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

void LoadedGames::resume_if(storage::Connection& database, std::string_view id, Millis now,
                            const std::function<bool(const game::LiveMatch&)>& is_due) {
    for (Kept* kept = load(database, id, now); kept != nullptr; kept = load(database, id, now)) {
        game::LiveMatch& match = kept->loaded_game.match;
        if (!match.is_paused() || !is_due(match)) {
            return;
        }
        adjust(match, game::Resume{}, now);
        answer_by_plan(*kept);
        if (write(database, *kept, now)) {
            return;
        }
    }
}

void LoadedGames::welcome_back(storage::Connection& database, std::string_view id, Player player,
                               Millis now) {
    resume_if(database, id, now, [player](const game::LiveMatch& match) {
        return !waits_for_both(match) && decider(match.match().state()) == player;
    });
}

void LoadedGames::both_are_here(storage::Connection& database, std::string_view id, Millis now) {
    resume_if(database, id, now, waits_for_both);
}

std::expected<game::Effect, Refusal> LoadedGames::perform(Kept& kept, const game::Action& action,
                                                          Millis now) {
    game::LiveMatch& match = kept.loaded_game.match;
    if (match.is_paused() && ends_pause(action, match)) {
        if (waits_for_both(match)) {
            return decide_alone(kept, action, now);
        }
        adjust(match, game::Resume{}, now);
    }
    return perform_now(kept, action, now);
}

/// Whoever is there first may decide; the clocks wait on for the other one.
std::expected<game::Effect, Refusal>
LoadedGames::decide_alone(Kept& kept, const game::Action& action, Millis now) {
    game::LiveMatch& match = kept.loaded_game.match;
    const game::LiveMatch before = match;
    adjust(match, game::Resume{}, now);
    const auto effect = perform_now(kept, action, now);
    if (!effect || *effect != game::Effect::Done) {
        match = before;
    } else if (!both_have_decided(match.match())) {
        adjust(match, game::Pause{}, match.last_moment());
    }
    return effect;
}

std::expected<game::Outcome, game::GameRefusal>
LoadedGames::act_with_lag(Kept& kept, const game::Decide& decide, Millis now) {
    game::LiveMatch& match = kept.loaded_game.match;
    game::Decide with_lag = decide;
    with_lag.lag = 0;
    if (!decide.player || !std::holds_alternative<game::MinutesClock>(match.setup().clock)) {
        return match.act(with_lag, now);
    }
    LagAccount account = kept.lag[*decide.player];
    const Millis before = match.lag_given()[*decide.player].time;
    with_lag.lag = account.owe(decide.lag, match.lag_given()[*decide.player]);
    auto outcome = match.act(with_lag, now);
    if (outcome && outcome->effect == game::Effect::Done) {
        account.paid(match.lag_given()[*decide.player].time - before);
        kept.lag[*decide.player] = account;
    }
    return outcome;
}

std::expected<game::Effect, Refusal>
LoadedGames::perform_now(Kept& kept, const game::Action& action, Millis now) {
    game::LiveMatch& match = kept.loaded_game.match;
    const auto* const ask = std::get_if<game::AskTakeback>(&action);
    if (ask != nullptr && kept.loaded_game.stored.tournament) {
        return std::unexpected(not_in_tournaments());
    }
    if (ask != nullptr && !match.takeback() && asked_too_often(match, ask->player)) {
        return std::unexpected(too_many_takebacks());
    }
    const auto* const decide = std::get_if<game::Decide>(&action);
    const auto outcome =
        decide != nullptr ? act_with_lag(kept, *decide, now) : match.act(action, now);
    if (!outcome) {
        return std::unexpected(refusal_of(outcome.error()));
    }
    if (const auto& asked = match.takeback();
        asked && match.setup().seats[opponent(asked->asker)].level) {
        // The computer does not mind.
        adjust(match, game::AcceptTakeback{opponent(asked->asker)}, now);
    }
    answer_by_plan(kept);
    return outcome->effect;
}

bool LoadedGames::write(storage::Connection& database, Kept& kept, Millis now) {
    LoadedGame& loaded_game = kept.loaded_game;
    const auto added = loaded_game.match.entries_since(kept.on_disk);
    if (added.empty()) {
        return true;
    }
    const storage::GameId id = loaded_game.stored.id;
    try {
        const bool was_over = loaded_game.stored.standing.is_over();
        const storage::Standing standing = standing_with(loaded_game.match, loaded_game.resumes_at);
        if (!storage::add_entries(database, id, added, standing)) {
            drop(id);
            return false;
        }
        has_changed(id);
        kept.on_disk = loaded_game.match.last_number();
        count(kept);
        note_standing(database, loaded_game.stored, loaded_game.stored.standing, standing);
        loaded_game.stored.standing = standing;
        drop_old_plans(database, kept);
        if (standing.is_over() && !was_over) {
            loaded_game.ratings = rate_finished_game(database, loaded_game.stored, now);
            if (loaded_game.stored.tournament) {
                storage::wake_tournament(database, *loaded_game.stored.tournament, now);
            }
        }
    } catch (...) {
        drop(id);
        throw;
    }
    return true;
}

} // namespace kamisado::online
