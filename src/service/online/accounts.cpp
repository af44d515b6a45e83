#include "online/accounts.h"

#include "game/action.h"
#include "online/bus.h"
#include "online/names.h"
#include "online/refusals.h"
#include "online/secrets.h"
#include "online/tournaments.h"
#include "storage/results.h"

#include <utility>

namespace kamisado::online {

namespace {

using storage::PersonKind;

void give_up_games(storage::Connection& database, LoadedGames& loaded, storage::PersonId person,
                   Millis now, std::vector<Happening>& happenings) {
    for (const storage::StoredGame& game : storage::games_of(
             database, person, storage::Which::Running, storage::count_running(database, person))) {
        const Player seat = *seat_of(game, person);
        auto happening =
            loaded.act(database, game.id,
                       game::Decide{.decision = Resign{.player = seat}, .player = seat}, now);
        if (happening) { // else it ended in the meantime
            happenings.push_back(std::move(*happening));
        }
    }
}

} // namespace

void forget_game(storage::Connection& database, LoadedGames& loaded, const storage::GameId& game) {
    loaded.forget(game);
    database.notify(bus::write_note(
        {.process = "people",
         .news = bus::GameChanged{.game = game, .last_number = 0, .people = {}, .decider = {}}}));
}

void forget_games(storage::Connection& database, LoadedGames& loaded, storage::PersonId person) {
    for (const storage::GameId& game : storage::game_ids_of(database, person)) {
        forget_game(database, loaded, game);
    }
}

Refusal name_taken() { return refusal("name-taken", "somebody else has this name already"); }
Refusal has_account() { return refusal("has-account", "this browser has an account already"); }

bool is_taken(storage::Connection& database, std::string_view name) {
    return storage::person_by_name(database, name) ||
           storage::person_looking_like(database, storage::look_of(name));
}

std::string give_key(storage::Connection& database, storage::PersonId person, Millis now) {
    std::string key = new_key();
    storage::add_key(database, hash_of_key(key), person, now);
    return key;
}

std::expected<storage::Person, Refusal> sign_up(storage::Connection& database,
                                                const storage::Person& guest, std::string_view name,
                                                std::string_view password_hash) {
    if (guest.kind != PersonKind::Guest) {
        return std::unexpected(has_account());
    }
    if (auto refused = what_is_wrong_with_account_name(name)) {
        return std::unexpected(std::move(*refused));
    }
    if (is_taken(database, name) ||
        !storage::make_account(database, guest.id, name, password_hash)) {
        return std::unexpected(name_taken());
    }
    return *storage::person(database, guest.id);
}

std::string renew_key(storage::Connection& database, storage::PersonId person, Millis now) {
    storage::remove_keys(database, person);
    return give_key(database, person, now);
}

Login log_in(storage::Connection& database, LoadedGames& loaded, const storage::Person& account,
             const std::optional<storage::Person>& browser, std::string_view old_key_hash,
             Millis now) {
    Login login{.account = account, .key = {}, .merged = {}};
    if (browser && browser->kind == PersonKind::Guest) {
        forget_games(database, loaded, browser->id);
        storage::merge_people(database, browser->id, account.id);
        login.merged = browser->id;
    } else if (browser) {
        storage::remove_key(database, old_key_hash);
    }
    login.key = give_key(database, account.id, now);
    storage::keep_newest_keys(database, account.id, most_devices);
    return login;
}

std::expected<NewBotAccount, Refusal> make_bot(storage::Connection& database,
                                               const storage::Person& owner, std::string_view name,
                                               Millis now) {
    if (owner.kind != PersonKind::Account) {
        return std::unexpected(account_needed());
    }
    if (auto refused = what_is_wrong_with_account_name(name)) {
        return std::unexpected(std::move(*refused));
    }
    if (storage::bots_of(database, owner.id).size() >= most_bots) {
        Refusal refused = refusal("too-many-bots", "this account has enough bots");
        refused.arguments.emplace_back("most", std::to_string(most_bots));
        return std::unexpected(std::move(refused));
    }
    if (is_taken(database, name)) {
        return std::unexpected(name_taken());
    }
    NewBotAccount made{.bot = storage::add_bot(database, owner.id, name, now), .token = {}};
    made.token = give_key(database, made.bot.id, now);
    return made;
}

std::expected<storage::Person, Refusal>
find_bot(storage::Connection& database, const storage::Person& owner, std::string_view name) {
    const auto bot = storage::person_by_name(database, name);
    if (!bot || bot->kind != PersonKind::Bot || bot->owner != owner.id) {
        return std::unexpected(refusal("no-such-bot", "this account has no such bot", 404));
    }
    return *bot;
}

Farewell give_up_everything(storage::Connection& database, LoadedGames& loaded,
                            const storage::Person& person, Millis now) {
    Farewell farewell;
    farewell.people.push_back(person.id);
    for (const storage::Person& bot : storage::bots_of(database, person.id)) {
        farewell.people.push_back(bot.id);
    }
    for (const storage::PersonId id : farewell.people) {
        give_up_games(database, loaded, id, now, farewell.games);
        leave_all_tournaments(database, id, now);
        forget_games(database, loaded, id);
    }
    return farewell;
}

Farewell remove_person(storage::Connection& database, LoadedGames& loaded,
                       const storage::Person& person, Millis now) {
    Farewell farewell = give_up_everything(database, loaded, person, now);
    storage::delete_person(database, person.id);
    return farewell;
}

} // namespace kamisado::online
