// What is said between the processes that share a database.

#include "online/hub_impl.h"
#include "online/views.h"

namespace kamisado::online {

void Hub::Impl::announce(storage::Connection& database, const Happening& happening) const {
    if (happening.effect != game::Effect::Nothing) {
        bus_.announce(database, bus::GameChanged{.game = happening.game,
                                                 .last_number = happening.last_number,
                                                 .people = happening.people,
                                                 .decider = happening.decider});
    }
}

void Hub::Impl::hear_process(std::string_view text) {
    if (const auto note = bus_.hear(text)) {
        std::visit([&](const auto& news) { heard(note->process, news); }, note->news);
    }
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::GameChanged& changed) {
    if (const auto found = rooms_.find(changed.game); found != rooms_.end()) {
        catch_up(of(changed.game), {&found->second});
        return;
    }
    of(changed.game).is_outdated(changed.game);
    if (changed.last_number > 0) {
        tell_turn(changed.game, changed.people, changed.decider);
    }
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::GameStarted& started) {
    tell_started(
        {.game = started.game, .invitation = started.invitation, .tournament = started.tournament},
        started.people);
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::PersonInvited& invited) {
    if (!by_person_.contains(invited.guest)) {
        return;
    }
    ask(
        home(),
        [invited](storage::Connection& database) {
            const auto invitation = storage::invitation(database, invited.invitation);
            return invitation ? std::optional(invitation_view(database, *invitation, invited.guest))
                              : std::nullopt;
        },
        [guest = invited.guest](Impl& self, const std::optional<InvitationView>& invitation) {
            if (invitation) {
                self.tell_person(guest, Invited{*invitation});
            }
        });
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::PersonChanged& changed) {
    close_person(changed.person);
}

void Hub::Impl::tell_started(const Started& started, const People& people) {
    tell_person(people[Player::Black], started);
    if (people[Player::Gold] != people[Player::Black]) {
        tell_person(people[Player::Gold], started);
    }
}

void Hub::Impl::game_started(const storage::StoredGame& game,
                             const std::optional<std::string>& invitation) {
    tell_started({.game = game.id, .invitation = invitation, .tournament = game.tournament},
                 game.people);
    bus_.announce(bus::GameStarted{.game = game.id,
                                   .people = game.people,
                                   .invitation = invitation,
                                   .tournament = game.tournament});
    look_at_game(game.id); // the computer may be the first to decide
}

void Hub::Impl::invited(storage::PersonId guest, const InvitationView& invitation) {
    tell_person(guest, Invited{invitation});
    bus_.announce(bus::PersonInvited{.guest = guest, .invitation = invitation.code});
}

void Hub::Impl::person_changed(storage::PersonId person) {
    close_person(person);
    bus_.announce(bus::PersonChanged{.person = person});
}

void Hub::Impl::close_person(storage::PersonId person) {
    if (const auto found = by_person_.find(person); found != by_person_.end()) {
        for (const Visit* const visit : found->second) {
            visit->client->close({.reason = "signed-out", .retry_after = 0});
        }
    }
}

} // namespace kamisado::online
