#include "online/lobby.h"

#include "online/client.h"
#include "online/invitation_terms.h"
#include "online/views.h"
#include "storage/invitations.h"
#include "storage/relations.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace kamisado::online {

namespace {

constexpr std::size_t most_listed = 100;
constexpr Millis between_lists = 1000;
constexpr std::size_t most_quick = 500;
constexpr Millis between_counts = 10'000; ///< of people, who come and go all the time

} // namespace

Lobby::Found Lobby::look_up(storage::Connection& database) {
    Found found;
    for (const auto& invitation :
         storage::open_invitations(database, storage::Visibility::Lobby, most_listed)) {
        found.listed.push_back({.host = invitation.host,
                                .view = invitation_view(database, invitation, std::nullopt),
                                .hidden_from = storage::blocked_with(database, invitation.host)});
    }
    for (const auto& invitation :
         storage::open_invitations(database, storage::Visibility::Quick, most_quick)) {
        found.waits.push_back({.host = invitation.host,
                               .queue = {.format = invitation.format,
                                         .clock = invitation.clock,
                                         .rated = invitation.rated,
                                         .count = 1}});
    }
    return found;
}

void Lobby::watch(Client& client, std::optional<storage::PersonId> person) {
    if (watchers_.try_emplace(&client, person).second && is_known_) {
        show(client, person);
    }
}

void Lobby::came_or_went(storage::PersonId person) {
    if (std::ranges::find(found_.waits, person, &Waits::host) != found_.waits.end()) {
        is_outdated_ = true;
    }
}

bool Lobby::tick(Millis now, std::size_t people) {
    is_known_ = is_known_ && !is_outdated_;
    if (watchers_.empty()) {
        return false;
    }
    people_ = people;
    if (is_known_ && now >= next_count_) {
        next_count_ = now + between_counts;
        if (people_ != people_told_) {
            show();
        }
    }
    if (!is_outdated_ || now < next_look_) {
        return false;
    }
    next_look_ = now + between_lists;
    is_outdated_ = false;
    return true;
}

void Lobby::found(Found found) {
    found_ = std::move(found);
    is_known_ = true;
    show();
}

std::vector<QuickQueue> Lobby::queues() const {
    std::vector<QuickQueue> all;
    for (const Waits& waits : found_.waits) {
        if (waits_connected(waits.queue.clock) && is_gone_(waits.host)) {
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

void Lobby::show() {
    people_told_ = people_;
    shared_.reset();
    for (const auto& [client, person] : watchers_) {
        show(*client, person);
    }
}

/// Only some need a list of their own: hosts, to whom it says which are theirs, and those who do
/// not see everything.
void Lobby::show(Client& client, std::optional<storage::PersonId> person) {
    const auto is_hidden = [&](const Listed& one) {
        return person && one.hidden_from.contains(*person);
    };
    const bool has_own = std::ranges::any_of(
        found_.listed, [&](const Listed& one) { return person == one.host || is_hidden(one); });
    Text text = has_own ? nullptr : shared_;
    if (!text) {
        LobbyChanged lobby;
        for (const Listed& listed : found_.listed) {
            if (is_hidden(listed)) {
                continue;
            }
            lobby.invitations.push_back(listed.view);
            lobby.invitations.back().yours = person == listed.host;
        }
        lobby.waiting = queues();
        lobby.here = people_told_;
        text = std::make_shared<const std::string>(write_message(ServerMessage(lobby)));
    }
    if (!has_own) {
        shared_ = text;
    }
    send_(client, text);
}

} // namespace kamisado::online
