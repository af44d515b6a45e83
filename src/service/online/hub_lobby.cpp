#include "online/hub_impl.h"

#include <algorithm>

namespace kamisado::online {

void Hub::Impl::wish(Visit& visit, const Asker& asker, const WatchLobby& lobby) {
    if (lobby.on) {
        lobby_.watch(*visit.client, visit.person);
    } else {
        lobby_.stop_watching(*visit.client);
    }
    done(asker);
}

void Hub::Impl::lobby_changed() {
    lobby_.is_outdated();
    bus_.announce(bus::LobbyOutdated{});
}

void Hub::Impl::heard(const std::string& /*process*/, bus::LobbyOutdated /*says it all*/) {
    lobby_.is_outdated();
}

void Hub::Impl::heard(const std::string& process, const bus::CrowdHere& crowd) {
    lobby_.heard(process, crowd.people, steady());
}

std::size_t Hub::Impl::people_here() const {
    return by_person_.size() +
           static_cast<std::size_t>(std::ranges::count_if(
               visits_, [](const auto& visit) { return !visit.second.person.has_value(); }));
}

void Hub::Impl::tick_lobby() {
    if (!lobby_.tick(steady(), people_here())) {
        return;
    }
    const auto found = std::make_shared<Lobby::Found>();
    const bool is_taken = home().worker().submit(
        [found](storage::Connection& database) { *found = Lobby::look_up(database); },
        [weak = weak_from_this(), found](const std::optional<Worker::Failure>& failure) {
            const auto self = weak.lock();
            if (self && failure) {
                self->lobby_.not_found();
            } else if (self) {
                self->lobby_.found(std::move(*found));
            }
        });
    if (!is_taken) {
        lobby_.not_found();
    }
}

} // namespace kamisado::online
