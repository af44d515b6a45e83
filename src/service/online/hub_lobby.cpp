// The list of open invitations: looked up at most once a second, and only while somebody looks.

#include "online/hub_inside.h"
#include "online/views.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr std::size_t most_listed = 100;
constexpr Millis between_lists = 1000;

} // namespace

void Hub::Inside::wish(Visit& visit, const Asker& asker, const WatchLobby& lobby) {
    if (lobby.on && !lobby_.contains(&visit)) {
        lobby_.insert(&visit);
        if (lobby_is_known_) {
            Text shared;
            show_lobby(visit, shared);
        }
    } else if (!lobby.on) {
        lobby_.erase(&visit);
    }
    done(asker);
}

void Hub::Inside::lobby_changed() {
    lobby_is_stale_ = true;
    bus_.announce(bus::LobbyOutdated{});
}

void Hub::Inside::heard(const std::string& /*process*/, bus::LobbyOutdated /*says it all*/) {
    lobby_is_stale_ = true;
}

void Hub::Inside::build_lobby() {
    const Millis now = steady();
    lobby_is_known_ = lobby_is_known_ && !lobby_is_stale_;
    if (lobby_.empty() || !lobby_is_stale_ || now < next_lobby_) {
        return;
    }
    next_lobby_ = now + between_lists;
    lobby_is_stale_ = false;
    auto listed = std::make_shared<std::vector<Listed>>();
    const bool is_taken = parts_.worker->submit(
        [listed](storage::Connection& database) {
            listed->clear();
            for (const auto& invitation :
                 storage::open_invitations(database, storage::Visibility::Lobby, most_listed)) {
                listed->push_back({.host = invitation.host,
                                   .view = invitation_view(database, invitation, std::nullopt)});
            }
        },
        [weak = weak_from_this(), listed](const std::optional<Worker::Failure>& failure) {
            if (const auto self = weak.lock()) {
                self->lobby_is(failure ? nullptr : listed.get());
            }
        });
    lobby_is_stale_ = !is_taken;
}

void Hub::Inside::lobby_is(std::vector<Listed>* listed) {
    if (listed == nullptr) {
        lobby_is_stale_ = true;
        return;
    }
    listed_ = std::move(*listed);
    lobby_is_known_ = true;
    Text shared;
    for (const Visit* const visit : lobby_) {
        show_lobby(*visit, shared);
    }
}

/// Only hosts need a list of their own, which says which are theirs.
void Hub::Inside::show_lobby(const Visit& visit, Text& shared) {
    const bool is_host =
        std::ranges::any_of(listed_, [&](const Listed& one) { return visit.person == one.host; });
    Text text = is_host ? nullptr : shared;
    if (!text) {
        LobbyChanged lobby;
        for (const Listed& listed : listed_) {
            lobby.invitations.push_back(listed.view);
            lobby.invitations.back().yours = visit.person == listed.host;
        }
        text = std::make_shared<const std::string>(write_message(ServerMessage(lobby)));
    }
    if (!is_host) {
        shared = text;
    }
    send(*visit.client, text);
}

} // namespace kamisado::online
