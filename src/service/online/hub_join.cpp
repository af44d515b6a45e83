// Who is told of which game.

#include "game/log_text.h"
#include "online/hub_impl.h"
#include "online/log_lines.h"
#include "online/views.h"
#include "online/waiting.h"
#include "storage/relations.h"
#include "storage/tournaments.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr std::size_t most_joined = 50;

/// What everybody may know of it.
GameView view_of(storage::Connection& database, const Tables::Table& table, const Join& join,
                 Millis now) {
    GameView view;
    view.game = join.game;
    view.watch = table.stored.watch;
    view.people = people_in(database, table.stored);
    view.rated = table.stored.rated;
    view.head = game::write_head(table.match);
    view.since = join.since <= table.match.last_number() ? join.since : 0;
    view.rematch.next = table.stored.rematch;
    view.ratings = table.ratings;
    view.tournament = table.stored.tournament;
    view.no_preview = table.stored.no_preview;
    view.now = now;
    return view;
}

/// Another process may have given the seat to an account since the game came into memory.
std::optional<Player> seat_for(storage::Connection& database, Tables& tables,
                               const Tables::Table& table,
                               std::optional<storage::PersonId> person) {
    if (const auto seat = seat_of(table.stored, person)) {
        return seat;
    }
    const auto stored = storage::game(database, table.stored.id);
    const auto seat = stored ? seat_of(*stored, person) : std::nullopt;
    if (seat) {
        tables.is_outdated(table.stored.id);
    }
    return seat;
}

/// A player has come: what waited for that goes on. The table as it is then.
const Tables::Table* sit_down(storage::Connection& database, Tables& tables,
                              const Tables::Table& table, Player seat, Millis now) {
    const storage::GameId id = table.stored.id;
    if (table.stored.tournament && !table.match.match().is_over()) {
        storage::came_to_game(database, id, seat);
    }
    tables.welcome_back(database, id, seat, now);
    return tables.find(database, id, now);
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

const Hub::Impl::Joined* Hub::Impl::joined_as(const Visit& visit, std::string_view name) {
    const auto found = std::ranges::find_if(visit.joined, [&](const Joined& joined) {
        return name == (joined.by_code ? joined.room->watch : joined.room->id);
    });
    return found != visit.joined.end() ? &*found : nullptr;
}

void Hub::Impl::wish(Visit& visit, const Asker& asker, const Join& join) {
    if (visit.joined.size() >= most_joined && joined_as(visit, join.game) == nullptr) {
        refuse(asker, refusal("too-many-joined", "these are too many games at once"));
    } else if (!is_joining(visit, join.game)) {
        this->join(visit, asker, join);
    } else if (visit.holds_join) {
        refuse(asker, too_fast());
    } else {
        visit.holds_join = true;
        held_.push_back({.asker = asker, .join = join});
    }
}

/// Whoever asks again and again without reading the answers is not worth more than one of them.
bool Hub::Impl::is_joining(Visit& visit, std::string_view game) {
    std::erase_if(visit.joining, [](const auto& joining) { return joining.second.expired(); });
    return std::ranges::find(visit.joining, game,
                             &std::pair<std::string, std::weak_ptr<const void>>::first) !=
           visit.joining.end();
}

void Hub::Impl::join_held() {
    std::erase_if(held_, [this](const HeldJoin& held) {
        Visit* const visit = visit_of(held.asker);
        if (visit == nullptr) {
            return true;
        }
        if (is_joining(*visit, held.join.game)) {
            return false;
        }
        visit->holds_join = false;
        join(*visit, held.asker, held.join);
        return true;
    });
}

void Hub::Impl::join(Visit& visit, const Asker& asker, const Join& join) {
    const Lease lease = std::make_shared<const char>();
    visit.joining.emplace_back(join.game, lease);
    this->join(join.game, asker, join, lease);
}

void Hub::Impl::join(const storage::GameId& id, const Asker& asker, const Join& join,
                     const Lease& lease) {
    ask(
        asker, of(id),
        [this, id, join, person = asker.person, now = parts_.now()](storage::Connection& database,
                                                                    Tables& tables) {
            return look_up(database, tables, id, join, person, now);
        },
        [asker, join, lease](Impl& self, std::expected<JoinedGame, Refusal>& joined) {
            if (!joined) {
                self.refuse(asker, joined.error());
            } else if (joined->is_elsewhere) {
                self.join(joined->id, asker, join, lease);
            } else {
                self.seat(asker, *joined, lease);
            }
        });
}

/// On the worker's thread. The watchers' code does not tell whose thread that is: with the id it
/// is asked again.
std::expected<Hub::Impl::JoinedGame, Refusal>
Hub::Impl::look_up(storage::Connection& database, Tables& tables, const storage::GameId& id,
                   const Join& join, std::optional<storage::PersonId> person, Millis now) const {
    const Tables::Table* table = tables.find(database, id, now);
    std::optional<Player> seat;
    if (table != nullptr && id == join.game) {
        seat = seat_for(database, tables, *table, person);
        if (!seat) {
            return std::unexpected(not_your_seat());
        }
        table = sit_down(database, tables, *table, *seat, now);
    }
    JoinedGame joined;
    if (table == nullptr) {
        const auto watched = storage::game_by_watch(database, join.game);
        if (!watched || watched->id == id) {
            return std::unexpected(no_such_game());
        }
        joined.id = watched->id;
        joined.is_elsewhere = true;
        return joined;
    }
    joined.view = view_of(database, *table, join, now);
    joined.view.seat = seat;
    const EntryNumber until =
        std::min(table->match.last_number(),
                 join.most ? joined.view.since + *join.most : table->match.last_number());
    joined.view.more = until < table->match.last_number();
    joined.lines = tables.lines(table->stored.id, joined.view.since, until);
    joined.view.plan = seat ? table->plans[*seat] : std::nullopt;
    joined.id = table->stored.id;
    joined.people = table->stored.people;
    joined.last_number = table->match.last_number();
    joined.look_at = table->match.is_paused() ? table->resumes_at : table->match.flag_falls_at();
    joined.standstill = standstill_of(table->match);
    if (const auto& next = table->stored.rematch) {
        const auto game = storage::game(database, *next);
        joined.next_watch = game ? game->watch : "";
    }
    if (person) {
        joined.silences = silenced_in(database, joined.people, *person);
    }
    joined.news = tables.news(joined.id);
    if (joined.news) {
        announce(database, *joined.news);
    }
    return joined;
}

Hub::Impl::Room& Hub::Impl::room_for(const JoinedGame& joined) {
    const auto [place, is_new] = rooms_.try_emplace(joined.id);
    Room& room = place->second;
    if (is_new) {
        room.id = joined.id;
        room.watch = joined.view.watch;
        for (const Player player : all_players) {
            room.is_computer[player] = joined.view.people[player].level.has_value();
        }
        room.last_number = joined.last_number;
        room.standstill = joined.standstill;
        look_at(room, joined.look_at);
    }
    room.people = joined.people; // a guest may have become an account meanwhile
    if (joined.view.rematch.next) {
        room.rematch.next = joined.view.rematch.next;
        room.next_watch = joined.next_watch;
    }
    return room;
}

void Hub::Impl::seat(const Asker& asker, JoinedGame& joined, const Lease& lease) {
    if (joined.news) {
        tell_happening(*joined.news);
    }
    Visit* const visit = visit_of(asker);
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
        catch_up(of(room.id), {&room});
    }
    const bool by_code = joined.view.game != joined.id;
    if (joined_as(*visit, joined.view.game) == nullptr) {
        visit->joined.push_back({.room = &room, .by_code = by_code});
        room.members.push_back({.visit = visit,
                                .seat = joined.view.seat,
                                .by_code = by_code,
                                .silences = joined.silences});
        presence_changed(room);
        begin_if_both_are_here(room);
    }
    joined.view.presence = presence_of(room);
    joined.view.rematch = rematch_for(room, by_code);
    send_game(asker, joined, lease);
}

void Hub::Impl::send_game(const Asker& asker, const JoinedGame& joined, const Lease& lease) {
    AroundLines around = write_around_lines(joined.view);
    std::vector<Text> pieces{std::make_shared<const std::string>(std::move(around.before))};
    pieces.insert(pieces.end(), joined.lines.begin(), joined.lines.end());
    pieces.push_back(std::make_shared<const std::string>(std::move(around.after)));
    ++counters_.messages_out;
    asker.client->send_long(std::move(pieces), lease);
    done(asker);
}

void Hub::Impl::wish(Visit& visit, const Asker& asker, const Leave& leave) {
    if (const Joined* const joined = joined_as(visit, leave.game)) {
        leave_room(visit, *joined);
    }
    done(asker);
}

void Hub::Impl::leave_room(Visit& visit, const Joined& joined) {
    Room& room = *joined.room;
    const bool by_code = joined.by_code;
    std::erase_if(room.members, [&](const Member& member) {
        return member.visit == &visit && member.by_code == by_code;
    });
    std::erase_if(visit.joined, [&](const Joined& other) {
        return other.room == &room && other.by_code == by_code;
    });
    presence_changed(room);
    if (room.members.empty()) {
        look_at(room, std::nullopt);
        rooms_.erase(storage::GameId(room.id));
    }
}

} // namespace kamisado::online
