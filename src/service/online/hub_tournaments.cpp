// Tournaments: the steps that they take by themselves, and who is told of them.

#include "online/hub_impl.h"

namespace kamisado::online {

namespace {

constexpr Millis between_directions = 500;
constexpr Millis between_tournament_news = 1000;
constexpr std::size_t most_directed_at_once = 20;
constexpr std::size_t most_followed = 5; ///< by a connection

} // namespace

void Hub::Impl::wish(Visit& visit, const Asker& asker, const WatchTournament& watch) {
    if (!watch.on) {
        if (const auto found = followed_.find(watch.tournament); found != followed_.end()) {
            found->second.visits.erase(&visit);
            if (found->second.visits.empty()) {
                followed_.erase(found);
            }
        }
        done(asker);
        return;
    }
    std::size_t count = 0;
    for (const auto& [id, followed] : followed_) {
        count += id != watch.tournament && followed.visits.contains(&visit) ? 1U : 0U;
    }
    if (count >= most_followed) {
        refuse(asker, refusal("too-many-followed", "these are too many tournaments at once"));
        return;
    }
    ask(
        asker, home(),
        [id = watch.tournament](storage::Connection& database) {
            return storage::tournament(database, id);
        },
        [asker](Impl& self, const std::optional<storage::StoredTournament>& tournament) {
            const Visit* const follower = self.visit_of(asker);
            if (!tournament) {
                self.refuse(asker, no_such_tournament());
            } else if (follower != nullptr) {
                Followed& followed = self.followed_[tournament->id];
                followed.version = std::max(followed.version, tournament->version);
                followed.visits.insert(follower);
                self.done(asker);
            }
        });
}

void Hub::Impl::stop_following(const Visit& visit) {
    for (auto& [id, followed] : followed_) {
        followed.visits.erase(&visit);
    }
    std::erase_if(followed_, [](const auto& one) { return one.second.visits.empty(); });
}

void Hub::Impl::tournament_is(const std::string& tournament, std::int64_t version) {
    const auto found = followed_.find(tournament);
    if (found != followed_.end() && found->second.version < version) {
        found->second.version = version;
        found->second.has_changed = true;
    }
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::TournamentOutdated& outdated) {
    tournament_is(outdated.tournament, outdated.version);
}

void Hub::Impl::tournament_changed(const storage::StoredTournament& tournament) {
    tournament_is(tournament.id, tournament.version);
    bus_.announce(
        bus::TournamentOutdated{.tournament = tournament.id, .version = tournament.version});
    next_direction_ = 0;
}

void Hub::Impl::tell_tournaments() {
    const Millis now = steady();
    for (auto& [id, followed] : followed_) {
        if (!followed.has_changed || followed.next_time > now) {
            continue;
        }
        followed.has_changed = false;
        followed.next_time = now + between_tournament_news;
        const auto text = std::make_shared<const std::string>(write_message(
            ServerMessage(TournamentChanged{.tournament = id, .version = followed.version})));
        for (const Visit* const visit : followed.visits) {
            send(*visit->client, text);
        }
    }
}

void Hub::Impl::direct() {
    const Millis now = steady();
    if (now < next_direction_) {
        return;
    }
    next_direction_ = now + between_directions;
    ask(
        home(),
        [now = parts_.now()](storage::Connection& database) {
            return storage::due_tournaments(database, now, most_directed_at_once);
        },
        [](Impl& self, const std::vector<storage::TournamentId>& due) {
            for (const storage::TournamentId& tournament : due) {
                self.direct(tournament);
            }
        });
}

void Hub::Impl::direct(const storage::TournamentId& tournament) {
    if (pairing_.contains(tournament)) {
        return;
    }
    ask(
        home(),
        [this, tournament, now = parts_.now()](storage::Connection& database, Tables& tables) {
            auto step = take_step(database, tables, tournament, now);
            if (step) {
                announce(database, *step);
            }
            return step;
        },
        [tournament](Impl& self, std::optional<TournamentStep>& step) {
            if (step) {
                self.directed(tournament, *step);
            }
        });
}

/// On the worker's thread.
void Hub::Impl::announce(storage::Connection& database, const TournamentStep& step) const {
    for (const Happening& happening : step.happenings) {
        announce(database, happening);
    }
    for (const storage::StoredGame& game : step.started) {
        bus_.announce(database, bus::GameStarted{.game = game.id,
                                                 .people = game.people,
                                                 .invitation = {},
                                                 .tournament = game.tournament});
    }
    if (step.changed) {
        bus_.announce(database, bus::TournamentOutdated{.tournament = step.changed->id,
                                                        .version = step.changed->version});
    }
}

void Hub::Impl::directed(const storage::TournamentId& tournament, TournamentStep& step) {
    for (const Happening& happening : step.happenings) {
        tell_happening(happening);
    }
    for (const storage::StoredGame& game : step.started) {
        tell_started({.game = game.id, .invitation = {}, .tournament = game.tournament},
                     game.people);
    }
    if (step.changed) {
        tournament_is(tournament, step.changed->version);
    }
    if (step.to_pair) {
        pair(std::move(*step.to_pair));
    } else if (step.has_more) {
        direct(tournament);
    }
}

void Hub::Impl::pair(RoundToPair round) {
    pairing_.insert(round.id);
    pairings_.pair(std::move(round), [weak = weak_from_this()](PairedRound paired) {
        const auto self = weak.lock();
        if (!self) {
            return;
        }
        self->pairing_.erase(paired.id);
        const storage::TournamentId id = paired.id;
        self->ask(
            self->home(),
            [self = self.get(), paired = std::make_shared<const PairedRound>(std::move(paired)),
             now = self->parts_.now()](storage::Connection& database) {
                TournamentStep step = take_round(database, *paired, now);
                self->announce(database, step);
                return step;
            },
            [id](Impl& again, TournamentStep& step) { again.directed(id, step); });
    });
}

} // namespace kamisado::online
