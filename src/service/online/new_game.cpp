#include "online/new_game.h"

#include "game/live_match.h"
#include "online/guests.h"
#include "online/notice_rules.h"
#include "online/refusals.h"
#include "online/secrets.h"
#include "online/views.h"
#include "online/waiting.h"

#include <string>
#include <utility>

namespace kamisado::online {

namespace {

std::expected<storage::StoredGame, Refusal> begin(storage::Connection& database,
                                                  storage::StoredGame game) {
    game.id = new_code();
    game.watch = new_code();
    game.listed = game.rated;
    game.setup.takebacks = game::Takebacks::ByAgreement;
    if (const auto fault = add_beginning(database, game)) {
        return std::unexpected(Refusal{.id = std::string(game::name_of(fault->fault)),
                                       .sentence = game::sentence(*fault),
                                       .status = 422});
    }
    return game;
}

} // namespace

std::optional<game::BeginRefusal> add_beginning(storage::Connection& database,
                                                storage::StoredGame& game) {
    auto match = game::LiveMatch::begin(game.setup, game.begun);
    if (!match) {
        return match.error();
    }
    game.standing = storage::standing_of(*match);
    storage::add_game(database, game);
    note_beginning(database, game);
    if (waits_at_first(game.setup)) {
        [[maybe_unused]] const auto outcome = match->act(game::Pause{}, game.begun);
        game.standing = standing_with(*match, game.begun + LoadedGames::longest_wait);
        static_cast<void>(storage::add_entries(database, game.id, match->entries(), game.standing));
    }
    return std::nullopt;
}

std::optional<Refusal> why_no_more_games(storage::Connection& database,
                                         const storage::Person& person) {
    const std::size_t most =
        person.kind == storage::PersonKind::Bot ? most_running_games_of_bots : most_running_games;
    if (storage::count_running(database, person.id) < most) {
        return std::nullopt;
    }
    Refusal refused = refusal("too-many-games", "there are too many running games already");
    refused.arguments.emplace_back("most", std::to_string(most));
    return refused;
}

Player draw_lots() { return all_players[random_below(all_players.size())]; }

std::expected<storage::StoredGame, Refusal> start_game(storage::Connection& database,
                                                       const Terms& terms,
                                                       const PerPlayer<storage::Person>& people,
                                                       Millis now) {
    storage::StoredGame game;
    game.setup.format = terms.format;
    game.setup.clock = terms.clock;
    game.rated = terms.rated;
    game.no_preview = terms.no_preview;
    game.begun = now;
    const PerPlayer<std::string> names =
        names_at_table({{who_is(people[Player::Black]), who_is(people[Player::Gold])}});
    for (const Player player : all_players) {
        game.people[player] = people[player].id;
        game.setup.seats[player].name = names[player];
    }
    return begin(database, std::move(game));
}

std::expected<storage::StoredGame, Refusal> start_computer_game(storage::Connection& database,
                                                                const ComputerWish& wish,
                                                                const storage::Person& person,
                                                                Millis now) {
    if (person.kind == storage::PersonKind::Bot) {
        return std::unexpected(bots_only_answer());
    }
    if (auto refused = why_no_more_games(database, person)) {
        return std::unexpected(std::move(*refused));
    }
    const Player side = wish.side ? *wish.side : draw_lots();
    storage::StoredGame game;
    game.setup.format = wish.format;
    game.setup.clock = wish.clock;
    game.begun = now;
    game.people[side] = person.id;
    game.setup.seats[side].name = person.name;
    game.setup.seats[opponent(side)].level = wish.level;
    return begin(database, std::move(game));
}

} // namespace kamisado::online
