#include "online/game_news.h"

#include "online/log_lines.h"

#include <algorithm>
#include <span>
#include <utility>

namespace kamisado::online {

namespace {

constexpr std::size_t rooms_a_job = 100;

} // namespace

void announce(const bus::Bus& bus, storage::Connection& database, const Happening& happening) {
    if (happening.effect != game::Effect::Nothing) {
        bus.announce(database, bus::GameChanged{.game = happening.game,
                                                .last_number = happening.last_number,
                                                .people = happening.people,
                                                .decider = happening.decider});
    }
}

void GameNews::run(const storage::GameId& game, Work work) {
    core_->jobs.ask(
        core_->jobs.of(game),
        [bus = core_->bus, work = std::move(work)](storage::Connection& database,
                                                   LoadedGames& loaded) {
            auto happening = work(database, loaded);
            if (happening) {
                announce(bus, database, *happening);
            }
            return happening;
        },
        [this](const std::optional<Happening>& happening) {
            if (happening) {
                tell(*happening);
            }
        });
}

void GameNews::look_at(const storage::GameId& game) {
    run(game,
        [game, now = core_->clock->now()](storage::Connection& database,
                                          LoadedGames& loaded) -> std::optional<Happening> {
            auto happening = loaded.act(database, game, game::Tick{}, now);
            if (!happening) {
                return std::nullopt;
            }
            if (!happening->entries.empty()) {
                happening->effect = game::Effect::Done;
            }
            return std::move(*happening);
        });
}

void GameNews::tell(const Happening& happening) {
    if (Room* const room = core_->rooms.find(happening.game)) {
        tell_entries(*room, happening);
        for (const Player player : all_players) {
            if (happening.plan_gone[player]) {
                core_->rooms.tell(*room, PlanChanged{}, player);
            }
        }
        if (happening.ratings && !happening.entries.empty()) {
            core_->rooms.tell(*room, Rated{.game = {}, .ratings = *happening.ratings});
        }
    }
    if (!happening.entries.empty()) {
        tell_turn(happening.game, happening.people, happening.decider);
    }
    if (computers_ == nullptr) {
        return;
    }
    if (happening.computer) {
        ask_computer(*happening.computer, happening.people[opponent(happening.computer->player)]);
    } else if (!happening.entries.empty()) {
        computers_->forget(happening.game); // it was taken back, or given up
    }
}

void GameNews::came(const Visit& visit, const storage::GameId& game) {
    if (computers_ != nullptr) {
        computers_->move(game, visit.household);
    }
}

void GameNews::tell_entries(Room& room, const Happening& happening) {
    if (happening.last_number < room.last_number) {
        return; // another connection has told what came after it
    }
    core_->rooms.deadlines().set(room.id, happening.look_at);
    room.stand_still(happening.standstill);
    std::span<const game::Entry> entries = happening.entries;
    if (!entries.empty() && entries.front().number > room.last_number + 1) {
        catch_up(room);
        return;
    }
    while (!entries.empty() && entries.front().number <= room.last_number) {
        entries = entries.subspan(1);
    }
    if (!entries.empty()) {
        room.last_number = entries.back().number;
        core_->rooms.tell(
            room, NewEntries{.game = {}, .lines = log_lines(entries), .now = core_->clock->now()});
    }
}

void GameNews::tell_turn(const storage::GameId& game, const People& people,
                         std::optional<Player> decider) {
    Text text;
    for (const Player player : all_players) {
        if (decider && *decider != player) {
            continue;
        }
        for (const Visit* const visit : core_->connections.of(people[player])) {
            if (Rooms::joined_as(*visit, game) == nullptr) {
                text = text ? text : message_text(YourTurn{.game = game});
                core_->connections.send(*visit->client, text);
            }
        }
    }
}

void GameNews::tell_started(const Started& started, const People& people) {
    core_->connections.tell(people[Player::Black], started);
    if (people[Player::Gold] != people[Player::Black]) {
        core_->connections.tell(people[Player::Gold], started);
    }
}

void GameNews::catch_up(Partition& partition) {
    core_->jobs.ask(
        partition,
        [](storage::Connection& /*only memory*/, LoadedGames& loaded) {
            loaded.forget_all();
            return true;
        },
        [](bool /*done*/) {});
    std::vector<const Room*> rooms;
    core_->rooms.for_each([&](const Room& room) {
        if (&core_->jobs.of(room.id) == &partition) {
            rooms.push_back(&room);
        }
        if (rooms.size() == rooms_a_job) {
            catch_up(partition, std::exchange(rooms, {}));
        }
    });
    if (!rooms.empty()) {
        catch_up(partition, rooms);
    }
}

void GameNews::catch_up(const Room& room) { catch_up(core_->jobs.of(room.id), {&room}); }

/// All of them are of that partition.
void GameNews::catch_up(Partition& partition, const std::vector<const Room*>& rooms) {
    std::vector<std::pair<storage::GameId, EntryNumber>> known;
    std::ranges::transform(rooms, std::back_inserter(known),
                           [](const Room* room) { return std::pair(room->id, room->last_number); });
    core_->jobs.ask(
        partition,
        [known = std::move(known), now = core_->clock->now()](storage::Connection& database,
                                                              LoadedGames& loaded) {
            std::vector<Happening> all;
            for (const auto& [game, since] : known) {
                if (auto happening = loaded.catch_up(database, game, since, now)) {
                    all.push_back(std::move(*happening));
                }
            }
            return all;
        },
        [this](const std::vector<Happening>& all) {
            for (const Happening& happening : all) {
                tell(happening);
            }
        });
}

/// Computers take turns by household: where somebody is. Whoever is not connected is of one
/// household with all the others: guests are made in numbers, addresses are not. Should a decision
/// fail to be stored, the computer is asked again by the next sweep.
void GameNews::ask_computer(const ComputerTurn& turn, std::optional<storage::PersonId> waiting) {
    const auto& visits = core_->connections.of(waiting);
    const std::string household = visits.empty() ? "away" : visits.front()->household;
    computers_->ask(
        turn, household,
        core_->jobs.guarded([this, game = turn.game, player = turn.player, ply = turn.ply,
                             seen = turn.seen](const Decision& decision) {
            run(game, [game, now = core_->clock->now(),
                       decide =
                           game::Decide{
                               .decision = decision, .player = player, .ply = ply, .seen = seen}](
                          storage::Connection& database, LoadedGames& loaded) {
                auto happening = loaded.act(database, game, decide, now);
                return happening ? std::optional(std::move(*happening)) : std::nullopt;
            });
        }));
}

} // namespace kamisado::online
