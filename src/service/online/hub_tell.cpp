// What happened in games, told to those who want to know.

#include "online/hub_impl.h"
#include "online/log_lines.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr std::size_t rooms_a_job = 100;

} // namespace

void Hub::Impl::happened(const Happening& happening) {
    tell_happening(happening);
    if (bus_.shares()) {
        ask(
            home(),
            [this, happening](storage::Connection& database) {
                announce(database, happening);
                return true;
            },
            [](Impl& /*nothing more*/, bool) {});
    }
}

void Hub::Impl::tell_happening(const Happening& happening) {
    if (const auto found = rooms_.find(happening.game); found != rooms_.end()) {
        Room& room = found->second;
        tell_entries(room, happening);
        for (const Player player : all_players) {
            if (happening.plan_gone[player]) {
                tell(room, PlanChanged{}, player);
            }
        }
        if (happening.ratings && !happening.entries.empty()) {
            tell(room, Rated{.game = {}, .ratings = *happening.ratings});
        }
    }
    if (!happening.entries.empty()) {
        tell_turn(happening.game, happening.people, happening.decider);
    }
    if (happening.computer) {
        ask_computer(*happening.computer, happening.people[opponent(happening.computer->player)]);
    } else if (parts_.computers != nullptr && !happening.entries.empty()) {
        parts_.computers->forget(happening.game); // it was taken back, or given up
    }
}

void Hub::Impl::tell_entries(Room& room, const Happening& happening) {
    if (happening.last_number < room.last_number) {
        return; // another connection has told what came after it
    }
    look_at(room, happening.look_at);
    stands_still(room, happening.standstill);
    std::span<const game::Entry> entries = happening.entries;
    if (!entries.empty() && entries.front().number > room.last_number + 1) {
        catch_up(of(room.id), {&room});
        return;
    }
    while (!entries.empty() && entries.front().number <= room.last_number) {
        entries = entries.subspan(1);
    }
    if (!entries.empty()) {
        room.last_number = entries.back().number;
        tell(room, NewEntries{.game = {}, .lines = log_lines(entries), .now = parts_.now()});
    }
}

void Hub::Impl::tell_turn(const storage::GameId& game, const People& people,
                          std::optional<Player> decider) {
    Text text;
    for (const Player player : all_players) {
        const bool concerns = !decider || *decider == player;
        const auto found =
            concerns && people[player] ? by_person_.find(*people[player]) : by_person_.end();
        if (found == by_person_.end()) {
            continue;
        }
        for (const Visit* const visit : found->second) {
            if (joined_as(*visit, game) != nullptr) {
                continue;
            }
            if (!text) {
                text = std::make_shared<const std::string>(
                    write_message(ServerMessage(YourTurn{.game = game})));
            }
            send(*visit->client, text);
        }
    }
}

void Hub::Impl::tell_person(std::optional<storage::PersonId> person, const ServerMessage& message) {
    const auto found = person ? by_person_.find(*person) : by_person_.end();
    if (found == by_person_.end()) {
        return;
    }
    const auto text = std::make_shared<const std::string>(write_message(message));
    for (const Visit* const visit : found->second) {
        send(*visit->client, text);
    }
}

void Hub::Impl::catch_up() {
    for (const auto& partition : parts_.partitions->all()) {
        catch_up(*partition);
    }
}

void Hub::Impl::catch_up(Partition& partition) {
    ask(
        partition,
        [](storage::Connection& /*only memory*/, Tables& tables) {
            tables.forget_all();
            return true;
        },
        [](Impl& /*nothing more*/, bool) {});
    std::vector<const Room*> rooms;
    for (const auto& [id, room] : rooms_) {
        if (&of(id) == &partition) {
            rooms.push_back(&room);
        }
        if (rooms.size() == rooms_a_job) {
            catch_up(partition, std::exchange(rooms, {}));
        }
    }
    if (!rooms.empty()) {
        catch_up(partition, rooms);
    }
    lobby_.is_outdated();
    next_wake_ = 0;
    for (auto& [id, followed] : followed_) {
        followed.has_changed = true;
    }
}

/// All of them are of that partition.
void Hub::Impl::catch_up(Partition& partition, const std::vector<const Room*>& rooms) {
    std::vector<std::pair<storage::GameId, EntryNumber>> known;
    std::ranges::transform(rooms, std::back_inserter(known),
                           [](const Room* room) { return std::pair(room->id, room->last_number); });
    ask(
        partition,
        [known = std::move(known), now = parts_.now()](storage::Connection& database,
                                                       Tables& tables) {
            std::vector<Happening> all;
            for (const auto& [game, since] : known) {
                if (auto happening = tables.catch_up(database, game, since, now)) {
                    all.push_back(std::move(*happening));
                }
            }
            return all;
        },
        [](Impl& self, const std::vector<Happening>& all) {
            for (const Happening& happening : all) {
                self.tell_happening(happening);
            }
        });
}

} // namespace kamisado::online
