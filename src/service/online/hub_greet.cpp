#include "online/hub_impl.h"

namespace kamisado::online {

void Hub::Impl::wish(Visit& visit, const Asker& asker, const Greet& greet) {
    const auto seated = seated_as(visit, greet.game);
    if (!seated) {
        refuse(asker, seated.error());
    } else if (!greetings_.take(std::to_string(*visit.person), steady())) {
        refuse(asker, too_fast());
    } else {
        const auto [room, player] = *seated;
        tell(*room, Greeting{.game = {}, .by = player, .greeting = greet.greeting});
        bus_.announce(bus::Greeted{.game = room->id, .by = player, .greeting = greet.greeting});
        done(asker);
    }
}

void Hub::Impl::heard(const std::string& /*process*/, const bus::Greeted& greeted) {
    if (const auto found = rooms_.find(greeted.game); found != rooms_.end()) {
        tell(found->second, Greeting{.game = {}, .by = greeted.by, .greeting = greeted.greeting});
    }
}

void Hub::Impl::silence(storage::PersonId person, storage::PersonId other, bool is_silent) {
    const auto found = by_person_.find(person);
    if (found == by_person_.end()) {
        return;
    }
    for (const Visit* const visit : found->second) {
        for (const Joined& joined : visit->joined) {
            for (Member& member : joined.room->members) {
                for (const Player player : all_players) {
                    if (member.visit == visit && joined.room->people[player] == other) {
                        member.silences[player] = is_silent;
                    }
                }
            }
        }
    }
}

} // namespace kamisado::online
