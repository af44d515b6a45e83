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
    look_at(room, happening.look_at);
    stands_still(room, happening.standstill);
    std::span<const game::Entry> entries = happening.entries;
    if (!entries.empty() && entries.front().number > room.last_number + 1) {
        catch_up({&room});
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
    ask(
        [this](storage::Connection& /*only memory*/) {
            parts_.tables->forget_all();
            return true;
        },
        [](Impl& /*nothing more*/, bool) {});
    std::vector<Room*> rooms;
    for (auto& [id, room] : rooms_) {
        rooms.push_back(&room);
        if (rooms.size() == rooms_a_job) {
            catch_up(rooms);
            rooms.clear();
        }
    }
    if (!rooms.empty()) {
        catch_up(rooms);
    }
    lobby_is_stale_ = true;
    next_wake_ = 0;
    for (auto& [id, followed] : followed_) {
        followed.has_changed = true;
    }
}

void Hub::Impl::catch_up(const std::vector<Room*>& rooms) {
    std::vector<std::pair<storage::GameId, EntryNumber>> known;
    std::ranges::transform(rooms, std::back_inserter(known),
                           [](const Room* room) { return std::pair(room->id, room->last_number); });
    ask(
        [this, known = std::move(known), now = parts_.now()](storage::Connection& database) {
            std::vector<Happening> all;
            for (const auto& [game, since] : known) {
                if (auto happening = parts_.tables->catch_up(database, game, since, now)) {
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
