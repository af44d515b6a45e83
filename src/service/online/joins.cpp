#include "online/joins.h"

#include "game/log_text.h"
#include "online/views.h"
#include "online/waiting.h"
#include "storage/relations.h"
#include "storage/tournaments.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr std::size_t most_joined = 50;
/// Answers on their way to a connection. Each may be a copy of 64 KB, and may be read as slowly as
/// need be.
constexpr std::size_t most_answers = 4;

/// What everybody may know of it.
GameView view_of(storage::Connection& database, const LoadedGame& loaded_game, const Join& join,
                 Millis now) {
    GameView view;
    view.game = join.game;
    view.watch = loaded_game.stored.watch;
    view.people = people_in(database, loaded_game.stored);
    view.rated = loaded_game.stored.rated;
    view.head = game::write_head(loaded_game.match);
    view.since = join.since <= loaded_game.match.last_number() ? join.since : 0;
    view.rematch.next = loaded_game.stored.rematch;
    view.ratings = loaded_game.ratings;
    view.tournament = loaded_game.stored.tournament;
    view.no_preview = loaded_game.stored.no_preview;
    view.now = now;
    return view;
}

/// A player has come: what waited for that goes on. The table as it is then.
const LoadedGame* sit_down(storage::Connection& database, LoadedGames& loaded,
                           const LoadedGame& loaded_game, Player seat, Millis now) {
    const storage::GameId id = loaded_game.stored.id;
    if (loaded_game.stored.tournament && !loaded_game.match.match().is_over()) {
        storage::came_to_game(database, id, seat);
    }
    loaded.welcome_back(database, id, seat, now);
    return loaded.find(database, id, now);
}

/// Of the people in a game, those that somebody does not want to hear.
PerPlayer<bool> silenced_in(storage::Connection& database,
                            const PerPlayer<std::optional<storage::PersonId>>& people,
                            storage::PersonId listener) {
    const auto silenced = storage::silenced_by(database, listener);
    PerPlayer<bool> silences{};
    for (const Player player : all_players) {
        silences[player] = people[player] && silenced.contains(*people[player]);
    }
    return silences;
}

} // namespace

void Joins::join(Visit& visit, const Asker& asker, const Join& join) {
    const bool is_new = Rooms::joined_as(visit, join.game) == nullptr;
    if (is_new && visit.joined.size() + visit.held.size() >= most_joined) {
        core_->connections.refuse(asker,
                                  refusal("too-many-joined", "these are too many games at once"));
    } else if (may_start(visit, join.game)) {
        start(visit, asker, join);
    } else {
        hold(visit, asker, join);
    }
}

/// Whoever asks again and again without reading the answers is not worth more than one of them for
/// a game, and a few for many games.
bool Joins::may_start(Visit& visit, std::string_view game) {
    std::erase_if(visit.joining, [](const auto& joining) { return joining.second.expired(); });
    return visit.joining.size() < most_answers &&
           std::ranges::find(visit.joining, game,
                             &std::pair<std::string, std::weak_ptr<const void>>::first) ==
               visit.joining.end();
}

void Joins::hold(Visit& visit, const Asker& asker, const Join& join) {
    if (visit.held.size() >= most_joined || std::ranges::count(visit.held, join.game) > 0) {
        core_->connections.refuse(asker, too_fast());
        return;
    }
    visit.held.push_back(join.game);
    held_.push_back({.asker = asker, .join = join});
}

void Joins::tick() {
    std::erase_if(held_, [this](const Held& held) {
        Visit* const visit = core_->connections.find(held.asker);
        if (visit == nullptr) {
            return true;
        }
        if (!may_start(*visit, held.join.game)) {
            return false;
        }
        std::erase(visit->held, held.join.game);
        start(*visit, held.asker, held.join);
        return true;
    });
}

void Joins::start(Visit& visit, const Asker& asker, const Join& join) {
    const Lease lease = std::make_shared<const char>();
    visit.joining.emplace_back(join.game, lease);
    ask(join.game, asker, join, lease);
}

void Joins::ask(const storage::GameId& id, const Asker& asker, const Join& join,
                const Lease& lease) {
    core_->jobs.ask(
        asker, core_->jobs.of(id),
        [bus = core_->bus, id, join, person = asker.person,
         now = core_->clock->now()](storage::Connection& database, LoadedGames& loaded) {
            auto joined = look_up(database, loaded, id, join, person, now);
            if (joined && joined->news) {
                announce(bus, database, *joined->news);
            }
            return joined;
        },
        [this, asker, join, lease](std::expected<JoinedGame, Refusal>& joined) {
            if (!joined) {
                core_->connections.refuse(asker, joined.error());
            } else if (joined->is_elsewhere) {
                ask(joined->id, asker, join, lease);
            } else {
                seat(asker, *joined, lease);
            }
        });
}

/// On the worker's thread. The watchers' code does not tell whose thread that is: with the id it
/// is asked again.
std::expected<Joins::JoinedGame, Refusal>
Joins::look_up(storage::Connection& database, LoadedGames& loaded, const storage::GameId& id,
               const Join& join, std::optional<storage::PersonId> person, Millis now) {
    const LoadedGame* loaded_game = loaded.find(database, id, now);
    std::optional<Player> seat;
    if (loaded_game != nullptr && id == join.game) {
        seat = seat_for(database, loaded, *loaded_game, person);
        if (!seat) {
            return std::unexpected(not_your_seat());
        }
        loaded_game = sit_down(database, loaded, *loaded_game, *seat, now);
    }
    JoinedGame joined;
    if (loaded_game == nullptr) {
        const auto watched = storage::game_by_watch(database, join.game);
        if (!watched || watched->id == id) {
            return std::unexpected(no_such_game());
        }
        joined.id = watched->id;
        joined.is_elsewhere = true;
        return joined;
    }
    joined.view = view_of(database, *loaded_game, join, now);
    joined.view.seat = seat;
    const EntryNumber until =
        std::min(loaded_game->match.last_number(),
                 join.most ? joined.view.since + *join.most : loaded_game->match.last_number());
    joined.view.more = until < loaded_game->match.last_number();
    joined.lines = loaded.lines(loaded_game->stored.id, joined.view.since, until);
    joined.view.plan = seat ? loaded_game->plans[*seat] : std::nullopt;
    joined.id = loaded_game->stored.id;
    joined.people = loaded_game->stored.people;
    joined.last_number = loaded_game->match.last_number();
    joined.look_at = loaded_game->match.is_paused() ? loaded_game->resumes_at
                                                    : loaded_game->match.flag_falls_at();
    joined.standstill = standstill_of(loaded_game->match);
    if (const auto& next = loaded_game->stored.rematch) {
        const auto game = storage::game(database, *next);
        joined.next_watch = game ? game->watch : "";
    }
    if (person) {
        joined.silences = silenced_in(database, joined.people, *person);
    }
    joined.news = loaded.news(joined.id);
    return joined;
}

Room& Joins::room_for(const JoinedGame& joined) {
    const auto [room, is_new] = core_->rooms.open(joined.id);
    if (is_new) {
        room.watch = joined.view.watch;
        for (const Player player : all_players) {
            room.is_computer[player] = joined.view.people[player].level.has_value();
        }
        room.last_number = joined.last_number;
        room.standstill = joined.standstill;
        core_->rooms.deadlines().set(room.id, joined.look_at);
    }
    room.people = joined.people; // a guest may have become an account meanwhile
    if (joined.view.rematch.next) {
        room.rematch.next = joined.view.rematch.next;
        room.next_watch = joined.next_watch;
    }
    return room;
}

void Joins::seat(const Asker& asker, JoinedGame& joined, const Lease& lease) {
    if (joined.news) {
        news_->tell(*joined.news);
    }
    Visit* const visit = core_->connections.find(asker);
    if (visit == nullptr) {
        return; // it left in the meantime
    }
    if (joined.view.more) { // whoever has all of it will be told of more
        send_game(asker, joined, lease);
        return;
    }
    Room& room = room_for(joined);
    if (room.last_number != joined.last_number) { // more came meanwhile, or a backup was restored
        room.last_number = std::min(room.last_number, joined.last_number);
        news_->catch_up(room);
    }
    const bool by_code = joined.view.game != joined.id;
    if (Rooms::join(room, {.visit = visit,
                           .seat = joined.view.seat,
                           .by_code = by_code,
                           .silences = joined.silences})) {
        presence_->changed(room.id);
        clocks_->begin_if_both_are_here(room);
    }
    if (joined.view.seat) {
        news_->came(*visit, room.id);
    }
    joined.view.presence = room.presence();
    joined.view.rematch = room.rematch_for(by_code);
    send_game(asker, joined, lease);
}

void Joins::send_game(const Asker& asker, const JoinedGame& joined, const Lease& lease) {
    AroundLines around = write_around_lines(joined.view);
    std::vector<Text> pieces{std::make_shared<const std::string>(std::move(around.before))};
    pieces.insert(pieces.end(), joined.lines.begin(), joined.lines.end());
    pieces.push_back(std::make_shared<const std::string>(std::move(around.after)));
    core_->connections.send_long(*asker.client, std::move(pieces), lease);
    core_->connections.done(asker);
}

void Joins::leave(Visit& visit, std::string_view game) {
    if (const Joined* const joined = Rooms::joined_as(visit, game)) {
        leave_room(visit, *joined);
    }
}

void Joins::leave_all(Visit& visit) {
    while (!visit.joined.empty()) {
        leave_room(visit, visit.joined.back());
    }
}

void Joins::leave_room(Visit& visit, const Joined& joined) {
    presence_->changed(joined.room->id);
    core_->rooms.leave(visit, joined);
}

} // namespace kamisado::online
