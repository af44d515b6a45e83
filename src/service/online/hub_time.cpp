// What happens by itself: flags fall, clocks go on after an outage, computers decide.

#include "online/hub_impl.h"

namespace kamisado::online {

namespace {

constexpr Millis between_sweeps = 5000;
constexpr Millis between_wakes = 20'000;
constexpr Millis flag_grace = 1000;
constexpr std::size_t most_swept_at_once = 200;

} // namespace

void Hub::Impl::look_at(Room& room, std::optional<Millis> moment) {
    if (room.look_at != moment) {
        if (room.look_at) {
            looks_.erase({*room.look_at, room.id});
        }
        if (moment) {
            looks_.emplace(*moment, room.id);
        }
        room.look_at = moment;
    }
}

/// A decision that arrived in time may still wait for another process's database, so that this
/// waits a little longer; the flag falls at its own moment.
void Hub::Impl::look_at_due() {
    const Millis now = parts_.now();
    while (!looks_.empty() && looks_.begin()->first + flag_grace <= now) {
        const storage::GameId game = looks_.begin()->second;
        looks_.erase(looks_.begin());
        if (const auto found = rooms_.find(game); found != rooms_.end()) {
            found->second.look_at.reset();
        }
        look_at_game(game);
    }
}

void Hub::Impl::look_at_game(const storage::GameId& game) {
    ask(
        of(game),
        [this, game, now = parts_.now()](storage::Connection& database, Tables& tables) {
            auto happening = tables.act(database, game, game::Tick{}, now);
            if (happening && !happening->entries.empty()) {
                happening->effect = game::Effect::Done;
                announce(database, *happening);
            }
            return happening;
        },
        [](Impl& self, const std::expected<Happening, Refusal>& happening) {
            if (happening) {
                self.tell_happening(*happening);
            }
        });
}

/// Games that nobody here has joined.
void Hub::Impl::sweep() {
    const Millis now = steady();
    if (now >= next_wake_) {
        next_wake_ = now + between_wakes;
        look_at_all([](storage::Connection& database) {
            return storage::games_waiting_for_computer(database, most_swept_at_once * 10);
        });
    }
    if (now >= next_sweep_) {
        next_sweep_ = now + between_sweeps;
        look_at_all([before = parts_.now() - flag_grace](storage::Connection& database) {
            return storage::games_with_flag_before(database, before, most_swept_at_once);
        });
    }
}

void Hub::Impl::look_at_all(
    std::function<std::vector<storage::GameId>(storage::Connection&)> which) {
    ask(home(), std::move(which), [](Impl& self, const std::vector<storage::GameId>& games) {
        for (const storage::GameId& game : games) {
            self.look_at_game(game);
        }
    });
}

/// Where somebody is, or if that is not known, who it is: guests are made in numbers, addresses
/// not.
std::string Hub::Impl::household_of(std::optional<storage::PersonId> person) const {
    const auto visits = person ? by_person_.find(*person) : by_person_.end();
    return visits != by_person_.end() ? visits->second.front()->address
                                      : "person " + std::to_string(person.value_or(0));
}

void Hub::Impl::ask_computer(const ComputerTurn& turn, std::optional<storage::PersonId> waiting) {
    if (parts_.computers == nullptr) {
        return;
    }
    parts_.computers->ask(turn, household_of(waiting),
                          [weak = weak_from_this(), game = turn.game, player = turn.player,
                           ply = turn.ply, seen = turn.seen](const Decision& decision) {
                              if (const auto self = weak.lock()) {
                                  self->computer_decided(game, game::Decide{.decision = decision,
                                                                            .player = player,
                                                                            .ply = ply,
                                                                            .seen = seen});
                              }
                          });
}

/// Should it fail, the computer is asked again when it is woken.
void Hub::Impl::computer_decided(const storage::GameId& game, const game::Decide& decide) {
    ask(
        of(game),
        [this, game, decide, now = parts_.now()](storage::Connection& database, Tables& tables) {
            auto happening = tables.act(database, game, decide, now);
            if (happening) {
                announce(database, *happening);
            }
            return happening;
        },
        [](Impl& self, const std::expected<Happening, Refusal>& happening) {
            if (happening) {
                self.tell_happening(*happening);
            }
        });
}

} // namespace kamisado::online
