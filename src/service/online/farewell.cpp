#include "online/farewell.h"

#include <utility>

namespace kamisado::online {

void tell_farewell(Reply& reply, Farewell farewell) {
    reply.news.emplace_back([farewell = std::move(farewell)](Hub& hub) {
        for (const Happening& happening : farewell.games) {
            hub.happened(happening);
        }
        for (const storage::PersonId person : farewell.people) {
            hub.person_changed(person);
        }
        hub.lobby_changed();
    });
}

} // namespace kamisado::online
