// The list of open invitations: looked up at most once a second, and only while somebody looks.

#include "online/hub_impl.h"
#include "online/views.h"
#include "storage/relations.h"

#include <algorithm>

namespace kamisado::online {

namespace {

constexpr std::size_t most_listed = 100;
constexpr Millis between_lists = 1000;
constexpr std::size_t most_quick = 500;
constexpr Millis between_counts = 10'000; ///< of people, who come and go all the time
constexpr Millis crowd_is_believed = 75'000;
constexpr std::size_t most_processes = 100;
constexpr std::size_t most_people = 1'000'000; ///< that a process can have

} // namespace

void Hub::Impl::wish(Visit& visit, const Asker& asker, const WatchLobby& lobby) {
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

void Hub::Impl::lobby_changed() {
    lobby_is_stale_ = true;
    bus_.announce(bus::LobbyOutdated{});
}

void Hub::Impl::heard(const std::string& /*process*/, bus::LobbyOutdated /*says it all*/) {
    lobby_is_stale_ = true;
}

void Hub::Impl::build_lobby() {
    const Millis now = steady();
    lobby_is_known_ = lobby_is_known_ && !lobby_is_stale_;
    if (lobby_.empty()) {
        return;
    }
    if (lobby_is_known_ && now >= next_count_) {
        next_count_ = now + between_counts;
        if (people_everywhere() != people_told_) {
            show_lobby();
        }
    }
    if (!lobby_is_stale_ || now < next_lobby_) {
        return;
    }
    next_lobby_ = now + between_lists;
    lobby_is_stale_ = false;
    auto found = std::make_shared<LobbyFound>();
    const bool is_taken = home().worker().submit(
        [found](storage::Connection& database) {
            *found = {};
            for (const auto& invitation :
                 storage::open_invitations(database, storage::Visibility::Lobby, most_listed)) {
                found->listed.push_back(
                    {.host = invitation.host,
                     .view = invitation_view(database, invitation, std::nullopt),
                     .hidden_from = storage::blocked_with(database, invitation.host)});
            }
            for (const auto& invitation :
                 storage::open_invitations(database, storage::Visibility::Quick, most_quick)) {
                found->waits.push_back({.host = invitation.host,
                                        .queue = {.format = invitation.format,
                                                  .clock = invitation.clock,
                                                  .rated = invitation.rated,
                                                  .count = 1}});
            }
        },
        [weak = weak_from_this(), found](const std::optional<Worker::Failure>& failure) {
            if (const auto self = weak.lock()) {
                self->lobby_is(failure ? nullptr : found.get());
            }
        });
    lobby_is_stale_ = !is_taken;
}

void Hub::Impl::lobby_is(LobbyFound* found) {
    if (found == nullptr) {
        lobby_is_stale_ = true;
        return;
    }
    listed_ = std::move(found->listed);
    waits_ = std::move(found->waits);
    lobby_is_known_ = true;
    show_lobby();
}

std::vector<QuickQueue> Hub::Impl::queues() const {
    std::vector<QuickQueue> all;
    for (const Waits& waits : waits_) {
        if (is_gone(waits.host)) {
            continue;
        }
        const auto same = std::ranges::find_if(all, [&](QuickQueue queue) {
            queue.count = 1;
            return queue == waits.queue;
        });
        if (same != all.end()) {
            ++same->count;
        } else {
            all.push_back(waits.queue);
        }
    }
    return all;
}

void Hub::Impl::came_or_went(storage::PersonId person) {
    if (std::ranges::find(waits_, person, &Waits::host) != waits_.end()) {
        lobby_is_stale_ = true;
    }
}

std::size_t Hub::Impl::people_here() const {
    return by_person_.size() +
           static_cast<std::size_t>(std::ranges::count_if(
               visits_, [](const auto& visit) { return !visit.second.person.has_value(); }));
}

std::size_t Hub::Impl::people_everywhere() const {
    std::size_t people = people_here();
    const Millis now = parts_.clock->steady();
    for (const auto& [process, crowd] : crowds_) {
        people += crowd.heard_at + crowd_is_believed >= now ? crowd.people : 0;
    }
    return people;
}

void Hub::Impl::heard(const std::string& process, const bus::CrowdHere& crowd) {
    std::erase_if(crowds_, [now = steady()](const auto& known) {
        return known.second.heard_at + crowd_is_believed < now;
    });
    if (crowds_.size() < most_processes || crowds_.contains(process)) {
        crowds_[process] = {.people = std::min(crowd.people, most_people), .heard_at = steady()};
    }
}

void Hub::Impl::show_lobby() {
    people_told_ = people_everywhere();
    Text shared;
    for (const Visit* const visit : lobby_) {
        show_lobby(*visit, shared);
    }
}

/// Only some need a list of their own: hosts, to whom it says which are theirs, and those who do
/// not see everything.
void Hub::Impl::show_lobby(const Visit& visit, Text& shared) {
    const auto is_hidden = [&](const Listed& one) {
        return visit.person && one.hidden_from.contains(*visit.person);
    };
    const bool has_own = std::ranges::any_of(
        listed_, [&](const Listed& one) { return visit.person == one.host || is_hidden(one); });
    Text text = has_own ? nullptr : shared;
    if (!text) {
        LobbyChanged lobby;
        for (const Listed& listed : listed_) {
            if (is_hidden(listed)) {
                continue;
            }
            lobby.invitations.push_back(listed.view);
            lobby.invitations.back().yours = visit.person == listed.host;
        }
        lobby.waiting = queues();
        lobby.here = people_told_;
        text = std::make_shared<const std::string>(write_message(ServerMessage(lobby)));
    }
    if (!has_own) {
        shared = text;
    }
    send(*visit.client, text);
}

} // namespace kamisado::online
