// What is said between the processes that share a database: "PROCESS game ID 12 3 4 gold". Nothing
// of it is believed more than a hint: what stands in the database counts.

#include "notation/names.h"
#include "online/hub_inside.h"
#include "online/views.h"
#include "online/words.h"

namespace kamisado::online {

namespace {

std::string words_of(std::optional<storage::PersonId> person) {
    return person ? std::to_string(*person) : "-";
}

} // namespace

void Hub::Inside::announce(storage::Connection& database, const std::string& words) const {
    if (shares_) {
        database.notify(process_ + ' ' + words);
    }
}

void Hub::Inside::announce(storage::Connection& database, const Happening& happening) const {
    if (!shares_ || happening.effect == game::Effect::Nothing) {
        return;
    }
    std::string words = "game " + happening.game + ' ' + std::to_string(happening.last_number);
    for (const Player player : all_players) {
        words += ' ' + words_of(happening.people[player]);
    }
    words += ' ';
    words += happening.decider ? name_of(*happening.decider) : "-";
    announce(database, words);
}

void Hub::Inside::announce_later(std::string words) {
    if (shares_) {
        ask(
            [this, words = std::move(words)](storage::Connection& database) {
                announce(database, words);
                return true;
            },
            [](Inside& /*nothing more*/, bool) {});
    }
}

/// Games that others have added to are marked before anything else is done.
void Hub::Inside::flush_stale() {
    if (stale_.empty()) {
        return;
    }
    // Whatever comes in the way, it is no harm: who writes to a game finds out that it is old.
    static_cast<void>(parts_.worker->submit(
        [tables = parts_.tables,
         games = std::exchange(stale_, {})](storage::Connection& /*memory*/) {
            for (const storage::GameId& game : games) {
                tables->is_outdated(game);
            }
        },
        {}));
}

void Hub::Inside::hear_process(std::string_view text) {
    const std::string_view process = next_word(text);
    if (process == process_) {
        return;
    }
    const std::string_view what = next_word(text);
    if (what == "game") {
        hear_game(text);
    } else if (what == "presence") {
        hear_presence(process, text);
    } else if (what == "greeting") {
        hear_greeting(text);
    } else if (what == "rematch") {
        hear_rematch(text);
    } else if (what == "started") {
        hear_started(text);
    } else if (what == "invited") {
        hear_invited(text);
    } else if (what == "lobby") {
        lobby_is_stale_ = true;
    } else if (what == "person") {
        if (const auto person = next_number<storage::PersonId>(text)) {
            close_person(*person);
        }
    }
}

void Hub::Inside::hear_game(std::string_view words) {
    const std::string_view game = next_word(words);
    const auto last = next_number<EntryNumber>(words);
    if (const auto found = rooms_.find(game); found != rooms_.end()) {
        catch_up({&found->second});
        return;
    }
    stale_.emplace_back(game);
    People people;
    for (const Player player : all_players) {
        people[player] = next_number<storage::PersonId>(words);
    }
    if (last && *last > 0) {
        tell_turn(storage::GameId(game), people, player_from_name(next_word(words)));
    }
}

void Hub::Inside::hear_started(std::string_view words) {
    const storage::GameId game(next_word(words));
    const auto black = next_number<storage::PersonId>(words);
    const auto gold = next_number<storage::PersonId>(words);
    const std::string_view invitation = next_word(words);
    tell_started(game, People{{black, gold}},
                 invitation.empty() ? std::nullopt : std::optional(std::string(invitation)));
}

void Hub::Inside::hear_invited(std::string_view words) {
    const auto guest = next_number<storage::PersonId>(words);
    if (!guest || !by_person_.contains(*guest)) {
        return;
    }
    ask(
        [code = std::string(next_word(words)), guest](storage::Connection& database) {
            const auto invitation = storage::invitation(database, code);
            return invitation ? std::optional(invitation_view(database, *invitation, guest))
                              : std::nullopt;
        },
        [guest](Inside& self, const std::optional<InvitationView>& invitation) {
            if (invitation) {
                self.tell_person(guest, Invited{*invitation});
            }
        });
}

void Hub::Inside::tell_started(const storage::GameId& game, const People& people,
                               const std::optional<std::string>& invitation) {
    const Started started{.game = game, .invitation = invitation};
    tell_person(people[Player::Black], started);
    if (people[Player::Gold] != people[Player::Black]) {
        tell_person(people[Player::Gold], started);
    }
}

void Hub::Inside::game_started(const storage::StoredGame& game,
                               const std::optional<std::string>& invitation) {
    tell_started(game.id, game.people, invitation);
    announce_later("started " + game.id + ' ' + words_of(game.people[Player::Black]) + ' ' +
                   words_of(game.people[Player::Gold]) + (invitation ? ' ' + *invitation : ""));
    look_at_game(game.id); // the computer may be the first to decide
}

void Hub::Inside::invited(storage::PersonId guest, const InvitationView& invitation) {
    tell_person(guest, Invited{invitation});
    announce_later("invited " + std::to_string(guest) + ' ' + invitation.code);
}

void Hub::Inside::person_changed(storage::PersonId person) {
    close_person(person);
    announce_later("person " + std::to_string(person));
}

void Hub::Inside::close_person(storage::PersonId person) {
    if (const auto found = by_person_.find(person); found != by_person_.end()) {
        for (const Visit* const visit : found->second) {
            visit->client->close({.reason = "signed-out", .retry_after = 0});
        }
    }
}

} // namespace kamisado::online
