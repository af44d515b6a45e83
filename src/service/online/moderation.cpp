#include "online/moderation.h"

#include "game/action.h"
#include "notation/ascii.h"
#include "online/characters.h"
#include "online/guests.h"
#include "online/names.h"
#include "online/refusals.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/rating_history.h"
#include "text/number.h"

#include <algorithm>
#include <utility>

namespace kamisado::online {

namespace {

using storage::PersonKind;

void log_deed(storage::Connection& database, std::string_view deed, const std::string& target,
              const Order& order) {
    storage::add_deed(database, {.at = order.now,
                                 .host = order.host,
                                 .deed = std::string(deed),
                                 .target = target,
                                 .why = plain_text(order.why)});
}

/// Names are texts; guests may have none.
std::string target_of(const storage::Person& person) {
    return person.name.empty() ? "guest " + std::to_string(person.id) : person.name;
}

std::optional<storage::StoredGame> find_game(storage::Connection& database,
                                             std::string_view id_or_code) {
    auto game = storage::game(database, id_or_code);
    return game ? std::move(game) : storage::game_by_watch(database, id_or_code);
}

/// What the game gave or took, off the rating as it is now. Nothing else is computed anew.
void take_back_rating(storage::Connection& database, const storage::RatingChange& change) {
    auto rating = storage::rating(database, change.person, change.format);
    if (!rating) {
        return;
    }
    rating->rating -= change.after - change.before;
    rating->games = std::max<std::int64_t>(rating->games - 1, 0);
    storage::set_rating(database, change.person, change.format, *rating);
}

} // namespace

std::string plain_text(std::string_view text) {
    std::u32string plain;
    for (const char32_t character : characters_of(text).value_or(std::u32string())) {
        if (is_showable(character) || is_selector(character)) {
            plain += character;
        } else if (is_blank(character) || character == U'\n' || character == U'\t') {
            plain += U' ';
        }
    }
    return utf8_of(plain);
}

OrRefusal<storage::Person> find_person(storage::Connection& database,
                                       std::string_view name_or_number) {
    const bool is_number = !name_or_number.empty() && std::ranges::all_of(name_or_number, is_digit);
    const auto number = is_number ? number_from<storage::PersonId>(name_or_number) : std::nullopt;
    auto person = number ? storage::person(database, *number)
                         : storage::person_by_name(database, name_or_number);
    if (!person) {
        return std::unexpected(no_such_person());
    }
    return std::move(*person);
}

OrRefusal<storage::Person> set_host(storage::Connection& database, std::string_view name,
                                    bool is_host, const Order& order) {
    auto person = find_person(database, name);
    if (!person) {
        return person;
    }
    if (person->kind != PersonKind::Account) {
        return std::unexpected(account_needed());
    }
    storage::set_host(database, person->id, is_host);
    log_deed(database, is_host ? "grant" : "revoke", person->name, order);
    return person;
}

OrRefusal<Farewell> rename_by_host(storage::Connection& database, LoadedGames& loaded,
                                   std::string_view name_or_number, std::string_view name,
                                   const Order& order) {
    const auto person = find_person(database, name_or_number);
    if (!person) {
        return std::unexpected(person.error());
    }
    std::string next(name);
    if (person->kind == PersonKind::Guest) {
        const auto guest_name = guest_name_from(name);
        if (!guest_name) {
            return std::unexpected(guest_name.error());
        }
        if (!guest_name->look.empty() && storage::person_looking_like(database, guest_name->look)) {
            return std::unexpected(name_taken());
        }
        storage::Person guest = *person;
        guest.name = guest_name->name;
        storage::rename_guest(database, guest.id, guest.name, guest_name->look);
        name_guest(database, guest);
        storage::rename_in_games(database, guest.id, guest.name);
        next = guest.name;
    } else {
        if (auto refused = what_is_wrong_with_account_name(name)) {
            return std::unexpected(std::move(*refused));
        }
        const auto alike = storage::person_looking_like(database, storage::look_of(name));
        if ((alike && alike->id != person->id) ||
            !storage::rename_person(database, person->id, name)) {
            return std::unexpected(name_taken());
        }
    }
    forget_games(database, loaded, person->id);
    log_deed(database, "rename", target_of(*person) + " -> " + next, order);
    return Farewell{.people = {person->id}, .games = {}};
}

OrRefusal<Farewell> close_by_host(storage::Connection& database, LoadedGames& loaded,
                                  std::string_view name_or_number, const Order& order) {
    const auto person = find_person(database, name_or_number);
    if (!person) {
        return std::unexpected(person.error());
    }
    Farewell farewell;
    if (person->kind == PersonKind::Guest) { // has nothing but its secret
        farewell = remove_person(database, loaded, *person, order.now);
    } else {
        farewell = give_up_everything(database, loaded, *person, order.now);
        for (const storage::PersonId id : farewell.people) {
            storage::remove_keys(database, id);
            storage::remove_invitations_of(database, id);
        }
        storage::set_host(database, person->id, false);
        storage::set_closed(database, person->id, order.now);
    }
    log_deed(database, "close", target_of(*person), order);
    return farewell;
}

std::optional<Refusal> reopen_by_host(storage::Connection& database,
                                      std::string_view name_or_number, const Order& order) {
    const auto person = find_person(database, name_or_number);
    if (!person) {
        return person.error();
    }
    if (!storage::is_closed(database, person->id)) {
        return refusal("not-closed", "this account is open");
    }
    storage::set_closed(database, person->id, std::nullopt);
    log_deed(database, "reopen", person->name, order);
    return std::nullopt;
}

std::optional<Refusal> void_game(storage::Connection& database, LoadedGames& loaded,
                                 std::string_view id_or_code, const Order& order) {
    const auto game = find_game(database, id_or_code);
    if (!game) {
        return no_such_game();
    }
    if (!storage::set_voided(database, game->id, order.now)) {
        return refusal("void-already", "this game is void already");
    }
    for (const storage::RatingChange& change : storage::changes_by_game(database, game->id)) {
        take_back_rating(database, change);
    }
    storage::remove_rating_changes(database, game->id);
    forget_game(database, loaded, game->id);
    log_deed(database, "void", game->watch, order);
    return std::nullopt;
}

std::optional<Refusal> close_report(storage::Connection& database, std::int64_t id,
                                    const Order& order) {
    const auto report = storage::report(database, id);
    if (!report || !storage::close_report(database, id, order.now)) {
        return refusal("no-such-report", "there is no such open report", 404);
    }
    log_deed(database, "dismiss", std::to_string(id) + ' ' + report->name, order);
    return std::nullopt;
}

} // namespace kamisado::online
