// Who comes and goes, what they say and what they are answered.

#include "online/address.h"
#include "online/hub_impl.h"
#include "online/views.h"

#include <variant>

namespace kamisado::online {

namespace {

constexpr Rate message_rate{.burst = 40, .per_second = 10};
constexpr int patience = 100; ///< messages in a row that come too fast
constexpr Millis after_too_fast = 30'000;

} // namespace

Hub::Impl::Impl(const Parts& parts)
    : parts_(parts), bus_(parts.partitions->home().worker(), parts.shares), pairings_(parts.post) {
    if (!parts_.clock) {
        parts_.clock = ServiceClock::of(parts_.now);
    }
    parts_.now = [clock = parts_.clock] { return clock->now(); };
}

void Hub::Impl::begin() {
    const auto with_self = [weak = weak_from_this()](auto what) {
        return [weak, what](const auto&... told) {
            if (const auto self = weak.lock()) {
                what(*self, told...);
            }
        };
    };
    for (const auto& each : parts_.partitions->all()) {
        const auto catch_up =
            with_self([partition = each.get()](Impl& self, const auto&... /*whatever it was*/) {
                self.catch_up(*partition);
            });
        each->worker().watch({.outage = catch_up,
                              .restored = with_self([](Impl& self, std::int64_t generation) {
                                  self.is_restored(generation);
                              }),
                              .reconnected = catch_up});
        if (parts_.heartbeat.count() > 0) {
            each->worker().live(parts_.clock, parts_.heartbeat);
        }
    }
}

/// Every worker notices it.
void Hub::Impl::is_restored(std::int64_t generation) {
    if (std::exchange(restored_, generation) != generation) {
        close_all({.reason = "restored", .retry_after = 1000});
    }
}

void Hub::Impl::end() {
    pairings_.stop();
    looks_.clear();
    for (const auto& [client, visit] : visits_) {
        lobby_.stop_watching(*visit.client);
    }
    followed_.clear();
    rooms_.clear();
    by_person_.clear();
    visits_.clear();
}

void Hub::Impl::enter(const std::shared_ptr<Client>& client, const Visitor& visitor) {
    Visit& visit = visits_[client.get()];
    visit.client = client;
    visit.address = address_key(visitor.address);
    visit.heard_at = steady();
    std::optional<Who> you;
    if (visitor.person) {
        visit.person = visitor.person->id;
        by_person_[visitor.person->id].push_back(&visit);
        you = who_is(*visitor.person);
        lobby_.came_or_went(visitor.person->id);
    }
    send(*client, Welcome{.you = std::move(you), .now = parts_.now()});
}

void Hub::Impl::leave(Client& client) {
    const auto found = visits_.find(&client);
    if (found == visits_.end()) {
        return;
    }
    Visit& visit = found->second;
    while (!visit.joined.empty()) {
        leave_room(visit, visit.joined.back());
    }
    lobby_.stop_watching(client);
    stop_following(visit);
    if (visit.person) {
        auto& visits = by_person_[*visit.person];
        std::erase(visits, &visit);
        if (visits.empty()) {
            by_person_.erase(*visit.person);
            lobby_.came_or_went(*visit.person);
        }
    }
    visits_.erase(found);
}

void Hub::Impl::hear(Client& client, std::string_view text) {
    const auto found = visits_.find(&client);
    if (found == visits_.end()) {
        return;
    }
    Visit& visit = found->second;
    const Millis now = steady();
    visit.heard_at = now;
    ++counters_.messages_in;
    if (is_too_fast(visit, now)) {
        refuse({.client = visit.client, .id = id_at_sight(text), .person = visit.person},
               too_fast());
        return;
    }
    const auto message = read_message(text);
    if (message) {
        fulfil(visit, *message);
    } else {
        refuse({.client = visit.client, .id = message.error().id, .person = visit.person},
               message.error().refusal);
    }
}

bool Hub::Impl::is_too_fast(Visit& visit, Millis now) {
    if (visit.messages.take(message_rate, now)) {
        visit.too_fast = 0;
        return false;
    }
    if (++visit.too_fast == patience) {
        visit.client->close({.reason = "too-fast", .retry_after = after_too_fast});
    }
    return true;
}

void Hub::Impl::fulfil(Visit& visit, const ClientMessage& message) {
    const Asker asker{.client = visit.client, .id = message.id, .person = visit.person};
    std::visit([&](const auto& known) { this->wish(visit, asker, known); }, message.wish);
}

void Hub::Impl::send(Client& client, const Text& text) {
    ++counters_.messages_out;
    client.send(text);
}

void Hub::Impl::send(Client& client, const ServerMessage& message) {
    send(client, std::make_shared<const std::string>(write_message(message)));
}

Hub::Impl::Visit* Hub::Impl::visit_of(const Asker& asker) {
    const auto found = visits_.find(asker.client.get());
    return found != visits_.end() ? &found->second : nullptr;
}

void Hub::Impl::done(const Asker& asker) {
    if (asker.id && visit_of(asker) != nullptr) {
        send(*asker.client, Done{*asker.id});
    }
}

void Hub::Impl::refuse(const Asker& asker, const Refusal& refusal) {
    if (visit_of(asker) != nullptr) {
        ++counters_.refusals;
        send(*asker.client, Refused{.id = asker.id, .refusal = refusal});
    }
}

void Hub::Impl::tick() {
    beat();
    tick_presence();
    tick_lobby();
    look_at_due();
    sweep();
    direct();
    tell_tournaments();
    join_held();
}

void Hub::Impl::close_all(const Closing& closing) {
    for (const auto& [client, visit] : visits_) {
        visit.client->close(closing);
    }
}

Hub::Counters Hub::Impl::counters() const {
    Counters counters = counters_;
    counters.clients = visits_.size();
    counters.games_watched = rooms_.size();
    return counters;
}

} // namespace kamisado::online
