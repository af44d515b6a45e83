#include "online/tournament_director.h"

#include <memory>

namespace kamisado::online {

namespace {

constexpr Millis between_directions = 500;
constexpr std::size_t most_directed_at_once = 20;
/// In seconds of the database that all games share: however many tournaments there are, and however
/// large, moves wait for them no longer than that.
constexpr Rate directing_rate{.burst = 0.5, .per_second = 0.25};
constexpr double milliseconds_a_second = 1000;

struct Timed {
    std::optional<TournamentStep> step;
    Millis took = 0;
};

/// On the worker's thread.
void announce(const bus::Bus& bus, storage::Connection& database, const TournamentStep& step) {
    for (const Happening& happening : step.happenings) {
        announce(bus, database, happening);
    }
    for (const storage::StoredGame& game : step.started) {
        bus.announce(database, bus::GameStarted{.game = game.id,
                                                .people = game.people,
                                                .invitation = {},
                                                .tournament = game.tournament});
    }
    if (step.changed) {
        bus.announce(database, bus::TournamentOutdated{.tournament = step.changed->id,
                                                       .version = step.changed->version});
    }
}

} // namespace

void TournamentDirector::tick() {
    const Millis now = core_->clock->steady();
    if (now < next_direction_ || !may_go_on()) {
        return;
    }
    next_direction_ = now + between_directions;
    core_->jobs.ask(
        core_->jobs.home(),
        [wall = core_->clock->now()](storage::Connection& database) {
            return storage::due_tournaments(database, wall, most_directed_at_once);
        },
        [this](std::vector<storage::TournamentId>& due) {
            due_.assign(due.begin(), due.end());
            go_on();
        });
}

void TournamentDirector::go_on() {
    while (!due_.empty() && pairing_.contains(due_.front())) {
        due_.pop_front();
    }
    if (due_.empty()) {
        return;
    }
    if (!may_go_on()) {
        due_.clear(); // they are due at a later tick
        return;
    }
    const storage::TournamentId tournament = std::move(due_.front());
    due_.pop_front();
    take(tournament, [tournament, now = core_->clock->now()](storage::Connection& database,
                                                             LoadedGames& loaded) {
        return take_step(database, loaded, tournament, now);
    });
}

template <typename Step>
void TournamentDirector::take(const storage::TournamentId& tournament, Step step) {
    core_->jobs.ask(
        core_->jobs.home(),
        [bus = core_->bus, clock = core_->clock,
         step = std::move(step)](storage::Connection& database, LoadedGames& loaded) {
            const Millis begun = clock->steady();
            std::optional<TournamentStep> taken = step(database, loaded);
            if (taken) {
                announce(bus, database, *taken);
            }
            return Timed{.step = std::move(taken), .took = clock->steady() - begun};
        },
        [this, tournament](Timed& timed) {
            work_.charge(directing_rate, core_->clock->steady(),
                         static_cast<double>(timed.took) / milliseconds_a_second);
            if (timed.step) {
                directed(tournament, *timed.step);
            }
            go_on();
        });
}

void TournamentDirector::directed(const storage::TournamentId& tournament, TournamentStep& step) {
    for (const Happening& happening : step.happenings) {
        news_->tell(happening);
    }
    for (const storage::StoredGame& game : step.started) {
        news_->tell_started({.game = game.id, .invitation = {}, .tournament = game.tournament},
                            game.people);
    }
    if (step.changed) {
        followers_->is_now(tournament, step.changed->version);
    }
    if (step.to_pair) {
        pair(std::move(*step.to_pair));
    } else if (step.has_more) {
        due_.push_back(tournament);
    }
}

bool TournamentDirector::may_go_on() {
    return work_.take(directing_rate, core_->clock->steady(), 0);
}

void TournamentDirector::pair(RoundToPair round) {
    const storage::TournamentId tournament = round.id;
    pairing_.insert(tournament);
    auto then = core_->jobs.guarded([this](PairedRound paired) {
        const storage::TournamentId id = paired.id;
        pairing_.erase(id);
        take(id, [now = core_->clock->now(),
                  paired = std::make_shared<const PairedRound>(std::move(paired))](
                     storage::Connection& database, LoadedGames&) {
            return take_round(database, *paired, now);
        });
    });
    if (!pairings_.pair(std::move(round), std::move(then))) {
        pairing_.erase(tournament); // it is due again when the claim to this step has lapsed
    }
}

} // namespace kamisado::online
