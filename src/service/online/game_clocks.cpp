#include "online/game_clocks.h"

#include <utility>

namespace kamisado::online {

namespace {

constexpr Millis between_sweeps = 5000;
constexpr Millis between_wakes = 20'000;
/// A decision that arrived in time may still wait for another process's database, so that this
/// waits a little longer; the flag falls at its own moment.
constexpr Millis flag_grace = 1000;
constexpr std::size_t most_swept_at_once = 200;

} // namespace

void GameClocks::tick() {
    const Millis before = core_->clock->now() - flag_grace;
    while (const auto game = core_->rooms.deadlines().take_due(before)) {
        news_->look_at(*game);
    }
    const Millis now = core_->clock->steady();
    if (now >= next_wake_) {
        next_wake_ = now + between_wakes;
        look_at_all([](storage::Connection& database) {
            return storage::games_waiting_for_computer(database, most_swept_at_once * 10);
        });
    }
    if (now >= next_sweep_) {
        next_sweep_ = now + between_sweeps;
        look_at_all([before](storage::Connection& database) {
            return storage::games_with_flag_before(database, before, most_swept_at_once);
        });
    }
}

template <typename Which>
void GameClocks::look_at_all(Which which) {
    core_->jobs.ask(core_->jobs.home(), std::move(which),
                    [this](const std::vector<storage::GameId>& games) {
                        for (const storage::GameId& game : games) {
                            news_->look_at(game);
                        }
                    });
}

template <typename Resume>
void GameClocks::resume(const storage::GameId& game, Resume resume) {
    news_->run(game, [game, resume, now = core_->clock->now()](storage::Connection& database,
                                                               LoadedGames& loaded) {
        resume(database, loaded, now);
        return loaded.news(game);
    });
}

void GameClocks::begin_if_both_are_here(const Room& room) {
    const Presence presence = room.presence();
    if (room.standstill == Standstill::Beginning && presence.players[Player::Black] &&
        presence.players[Player::Gold]) {
        resume(room.id,
               [game = room.id](storage::Connection& database, LoadedGames& loaded, Millis now) {
                   loaded.both_are_here(database, game, now);
               });
    }
}

void GameClocks::is_back(const Visit& visit) {
    for (const Joined& joined : visit.joined) {
        const Room& room = *joined.room;
        if (joined.by_code || room.standstill == Standstill::None) {
            continue;
        }
        if (room.standstill == Standstill::Beginning) {
            begin_if_both_are_here(room); // should it have failed before
            continue;
        }
        for (const Player player : all_players) {
            if (visit.person && room.people[player] == visit.person) {
                resume(room.id, [game = room.id, player](storage::Connection& database,
                                                         LoadedGames& loaded, Millis now) {
                    loaded.welcome_back(database, game, player, now);
                });
            }
        }
    }
}

} // namespace kamisado::online
