#include "online/hub.h"

#include "online/views.h"

#include <utility>
#include <variant>

namespace kamisado::online {

namespace {

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

std::shared_ptr<ServiceClock> clock_of(const Hub::Parts& parts) {
    return parts.clock ? parts.clock : ServiceClock::of(parts.now);
}

} // namespace

Hub::Hub(const Parts& parts)
    : core_(*parts.partitions, parts.shares, clock_of(parts)),
      news_(core_, parts.computers),
      clocks_(core_, news_),
      presence_(core_.rooms,
                core_.bus.shares() ? PresenceTracker::Announce([this](bus::PresenceHere here) {
                    core_.bus.announce(std::move(here));
                })
                                   : nullptr,
                [this](const Room& room) { clocks_.begin_if_both_are_here(room); }),
      joins_(core_, news_, presence_, clocks_),
      seats_(core_, news_),
      rematches_(core_,
                 [this](const storage::StoredGame& game) { game_started(game, std::nullopt); }),
      lobby_([this](Client& client, const Text& text) { core_.connections.send(client, text); },
             [this](storage::PersonId person) { return is_gone(person); }),
      people_(core_.connections,
              core_.bus.shares() ? PeopleTracker::Announce([this](bus::News news) {
                  core_.bus.announce(std::move(news));
              })
                                 : nullptr,
              [this](storage::PersonId person) { lobby_.came_or_went(person); }),
      followers_(
          [this](Client& client, const Text& text) { core_.connections.send(client, text); }),
      director_(core_, news_, followers_, parts.post) {
    watch_workers(parts.heartbeat);
}

void Hub::watch_workers(std::chrono::milliseconds heartbeat) {
    for (const auto& each : core_.jobs.partitions()) {
        const auto catch_up =
            core_.jobs.guarded([this, partition = each.get()](const auto&... /*whatever it was*/) {
                this->catch_up(*partition);
            });
        each->worker().watch({.outage = catch_up,
                              .restored = core_.jobs.guarded(
                                  [this](std::int64_t generation) { is_restored(generation); }),
                              .reconnected = catch_up});
        if (heartbeat.count() > 0) {
            each->worker().live(core_.clock, heartbeat);
        }
    }
}

/// Every worker notices it.
void Hub::is_restored(std::int64_t generation) {
    if (std::exchange(restored_, generation) != generation) {
        close_all({.reason = "restored", .retry_after = 1000});
    }
}

void Hub::enter(const std::shared_ptr<Client>& client, const Visitor& visitor) {
    core_.connections.enter(client, visitor);
    if (visitor.person) {
        came_or_went(visitor.person->id);
    }
}

void Hub::leave(Client& client) {
    Visit* const visit = core_.connections.find(client);
    if (visit == nullptr) {
        return;
    }
    const auto person = visit->person;
    joins_.leave_all(*visit);
    lobby_.stop_watching(client);
    followers_.unfollow_all(client);
    core_.connections.leave(*visit);
    if (person && !has_connection(*person)) {
        came_or_went(*person);
    }
}

void Hub::came_or_went(storage::PersonId person) {
    people_.came_or_went(person);
    lobby_.came_or_went(person);
}

void Hub::hear(Client& client, std::string_view text) {
    Visit* const visit = core_.connections.find(client);
    if (visit == nullptr || !core_.connections.hear(*visit, text)) {
        return;
    }
    const auto message = read_message(text);
    const Asker asker{.client = visit->client,
                      .id = message ? message->id : message.error().id,
                      .person = visit->person};
    if (message) {
        fulfil(*visit, asker, message->wish);
    } else {
        core_.connections.refuse(asker, message.error().refusal);
    }
}

void Hub::tick() {
    core_.connections.tick();
    if (people_.tick(core_.clock->steady())) {
        presence_.renew(core_.clock->steady());
    }
    presence_.tick();
    tick_lobby();
    clocks_.tick();
    director_.tick();
    followers_.tick(core_.clock->steady());
    joins_.tick();
}

void Hub::tick_lobby() {
    if (lobby_.tick(core_.clock->steady(), people_.people())) {
        core_.jobs.run(
            core_.jobs.home(),
            [](storage::Connection& database) { return Lobby::look_up(database); },
            [this](Lobby::Found& found) { lobby_.found(std::move(found)); },
            [this](const Refusal& /*later*/) { lobby_.not_found(); });
    }
}

void Hub::catch_up() {
    for (const auto& partition : core_.jobs.partitions()) {
        catch_up(*partition);
    }
}

void Hub::catch_up(Partition& partition) {
    news_.catch_up(partition);
    lobby_.is_outdated();
    clocks_.wake_computers();
    followers_.all_may_have_changed();
}

void Hub::close_all(const Closing& closing) { core_.connections.close_all(closing); }

bool Hub::is_here(storage::PersonId person) const {
    return has_connection(person) || people_.is_elsewhere(person);
}

Whereabouts Hub::whereabouts(storage::PersonId person, std::string_view game) const {
    for (const Visit* const visit : core_.connections.of(person)) {
        for (const Joined& joined : visit->joined) {
            if (joined.room->id == game) {
                return Whereabouts::Looking;
            }
        }
    }
    return has_connection(person) ? Whereabouts::Here : Whereabouts::Away;
}

bool Hub::is_gone(storage::PersonId person) const {
    return people_.knows_everybody() && !is_here(person);
}

void Hub::silence(storage::PersonId person, storage::PersonId other, bool is_silent) {
    tell_all(bus::Silenced{.person = person, .other = other, .is_silent = is_silent});
}

Hub::Counters Hub::counters() const {
    const Connections::Counters& messages = core_.connections.counters();
    return {.clients = core_.connections.all().size(),
            .games_watched = core_.rooms.size(),
            .moves = seats_.moves(),
            .refusals = messages.refusals,
            .messages_in = messages.messages_in,
            .messages_out = messages.messages_out};
}

/// Here in the same way as to other processes.
void Hub::tell_all(const bus::News& news) {
    hear({}, news);
    core_.bus.announce(news);
}

void Hub::game_started(const storage::StoredGame& game,
                       const std::optional<std::string>& invitation) {
    tell_all(bus::GameStarted{.game = game.id,
                              .people = game.people,
                              .invitation = invitation,
                              .tournament = game.tournament});
    news_.look_at(game.id); // the computer may be the first to decide
}

void Hub::happened(const Happening& happening) {
    news_.tell(happening);
    if (core_.bus.shares()) {
        core_.jobs.ask(
            core_.jobs.home(),
            [bus = core_.bus, happening](storage::Connection& database) {
                announce(bus, database, happening);
                return true;
            },
            [](bool /*done*/) {});
    }
}

void Hub::invited(storage::PersonId guest, const InvitationView& invitation) {
    core_.connections.tell(guest, Invited{invitation});
    core_.bus.announce(bus::PersonInvited{.guest = guest, .invitation = invitation.code});
}

void Hub::lobby_changed() { tell_all(bus::LobbyOutdated{}); }

void Hub::tournament_changed(const storage::StoredTournament& tournament) {
    tell_all(bus::TournamentOutdated{.tournament = tournament.id, .version = tournament.version});
    director_.hurry();
}

void Hub::person_changed(storage::PersonId person) {
    tell_all(bus::PersonChanged{.person = person});
}

void Hub::fulfil(Visit& visit, const Asker& asker, const Wish& wish) {
    Connections& connections = core_.connections;
    std::visit(Overloaded{[&](const Join& join) { joins_.join(visit, asker, join); },
                          [&](const Leave& leave) {
                              joins_.leave(visit, leave.game);
                              connections.done(asker);
                          },
                          [&](const Decide& decide) { seats_.decide(visit, asker, decide); },
                          [&](const Takeback& takeback) { seats_.take_back(asker, takeback); },
                          [&](const SetPlan& plan) { seats_.plan(asker, plan); },
                          [&](const Greet& greeting) { greet(visit, asker, greeting); },
                          [&](const Rematch& rematch) { rematches_.offer(visit, asker, rematch); },
                          [&](const WatchLobby& watch) {
                              if (watch.on) {
                                  lobby_.watch(*visit.client, visit.person);
                              } else {
                                  lobby_.stop_watching(*visit.client);
                              }
                              connections.done(asker);
                          },
                          [&](const WatchTournament& watch) { follow(visit, asker, watch); },
                          [&](const Echo& echo) {
                              if (connections.echo(visit, echo)) {
                                  clocks_.is_back(visit);
                              }
                              connections.done(asker);
                          }},
               wish);
}

void Hub::greet(const Visit& visit, const Asker& asker, const Greet& greet) {
    const auto seated = Rooms::seat_of(visit, greet.game);
    if (!seated) {
        core_.connections.refuse(asker, seated.error());
    } else if (!greetings_.take(std::to_string(*visit.person), core_.clock->steady())) {
        core_.connections.refuse(asker, too_fast());
    } else {
        tell_all(bus::Greeted{
            .game = seated->room->id, .by = seated->player, .greeting = greet.greeting});
        core_.connections.done(asker);
    }
}

void Hub::follow(const Visit& visit, const Asker& asker, const WatchTournament& watch) {
    if (!watch.on) {
        followers_.unfollow(*visit.client, watch.tournament);
        core_.connections.done(asker);
        return;
    }
    if (!followers_.may_follow(*visit.client, watch.tournament)) {
        core_.connections.refuse(
            asker, refusal("too-many-followed", "these are too many tournaments at once"));
        return;
    }
    core_.jobs.ask(
        asker, core_.jobs.home(),
        [id = watch.tournament](storage::Connection& database) {
            return storage::tournament(database, id);
        },
        [this, asker](const std::optional<storage::StoredTournament>& tournament) {
            if (!tournament) {
                core_.connections.refuse(asker, no_such_tournament());
            } else if (core_.connections.find(asker) != nullptr) {
                followers_.follow(*asker.client, tournament->id, tournament->version);
                core_.connections.done(asker);
            }
        });
}

void Hub::hear_process(std::string_view text) {
    if (const auto note = core_.bus.hear(text)) {
        hear(note->process, note->news);
    }
}

void Hub::hear(const std::string& process, const bus::News& news) {
    const Millis now = core_.clock->steady();
    std::visit(
        Overloaded{[&](const bus::GameChanged& changed) { hear(changed); },
                   [&](const bus::PresenceHere& here) { presence_.heard(process, here, now); },
                   [&](const bus::Greeted& greeted) {
                       if (const Room* const room = core_.rooms.find(greeted.game)) {
                           core_.rooms.tell(*room, Greeting{.game = {},
                                                            .by = greeted.by,
                                                            .greeting = greeted.greeting});
                       }
                   },
                   [&](const bus::RematchOffered& rematch) { rematches_.heard(rematch); },
                   [&](const bus::GameStarted& started) {
                       news_.tell_started({.game = started.game,
                                           .invitation = started.invitation,
                                           .tournament = started.tournament},
                                          started.people);
                   },
                   [&](const bus::PersonInvited& invited) { hear(invited); },
                   [&](bus::LobbyOutdated) { lobby_.is_outdated(); },
                   [&](const bus::PersonChanged& changed) {
                       core_.connections.close(changed.person,
                                               {.reason = "signed-out", .retry_after = 0});
                   },
                   [&](const bus::CrowdHere& crowd) { people_.heard(process, crowd, now); },
                   [&](const bus::TournamentOutdated& outdated) {
                       followers_.is_now(outdated.tournament, outdated.version);
                   },
                   [&](const bus::PeopleHere& here) { people_.heard(process, here, now); },
                   [&](const bus::PeopleGone& gone) { people_.heard(process, gone); },
                   [&](const bus::Silenced& silenced) {
                       core_.rooms.silence(silenced.person, silenced.other, silenced.is_silent);
                   }},
        news);
}

void Hub::hear(const bus::GameChanged& changed) {
    if (const Room* const room = core_.rooms.find(changed.game)) {
        news_.catch_up(*room);
        return;
    }
    core_.jobs.of(changed.game).is_outdated(changed.game);
    if (changed.last_number > 0) {
        news_.tell_turn(changed.game, changed.people, changed.decider);
    }
}

void Hub::hear(const bus::PersonInvited& invited) {
    if (!has_connection(invited.guest)) {
        return;
    }
    core_.jobs.ask(
        core_.jobs.home(),
        [invited](storage::Connection& database) {
            const auto invitation = storage::invitation(database, invited.invitation);
            return invitation ? std::optional(invitation_view(database, *invitation, invited.guest))
                              : std::nullopt;
        },
        [this, guest = invited.guest](const std::optional<InvitationView>& invitation) {
            if (invitation) {
                core_.connections.tell(guest, Invited{*invitation});
            }
        });
}

} // namespace kamisado::online
