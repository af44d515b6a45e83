#include "online/connections.h"

#include "online/address.h"
#include "online/refusals.h"
#include "online/views.h"

#include <algorithm>
#include <ranges>

namespace kamisado::online {

namespace {

constexpr Rate message_rate{.burst = 40, .per_second = 10};
/// Messages beyond that rate: the hundredth ends the connection. They are forgiven by the second
/// and not by one that was in time, so that a slow machine lets nobody go on for ever.
constexpr Rate excess_rate{.burst = 99, .per_second = 10};
constexpr Millis after_too_fast = 30'000;
constexpr Millis between_beats = 10'000;
constexpr Millis longest_quiet = 45'000;

/// Spreads those who came together: if thousands were asked, and answered, in one moment,
/// everybody's moves would wait for it. Steps of a golden section fill every gap evenly.
Millis until_second_beat(std::int64_t visitor) {
    constexpr std::int64_t step = 6180;
    return (visitor * step) % between_beats;
}

} // namespace

void Client::send_long(std::vector<Text> pieces, std::shared_ptr<const void> /*at once*/) {
    std::string whole;
    for (const Text& piece : pieces) {
        whole += *piece;
    }
    send(std::make_shared<const std::string>(std::move(whole)));
}

void Connections::enter(const std::shared_ptr<Client>& client, const Visitor& visitor) {
    Visit& visit = visits_[client.get()];
    visit.client = client;
    visit.household = address_key(visitor.address);
    visit.heard_at = clock_->steady();
    std::optional<Who> you;
    if (visitor.person) {
        visit.person = visitor.person->id;
        visit.household += visitor.is_in_club ? ' ' + std::to_string(visitor.person->id) : "";
        by_person_[visitor.person->id].push_back(&visit);
        you = who_is(*visitor.person);
    }
    send(*client, Welcome{.you = std::move(you), .now = clock_->now()});
}

void Connections::leave(const Visit& visit) {
    if (visit.person) {
        auto& visits = by_person_[*visit.person];
        std::erase(visits, &visit);
        if (visits.empty()) {
            by_person_.erase(*visit.person);
        }
    }
    visits_.erase(visit.client.get());
}

Visit* Connections::find(const Client& client) {
    const auto found = visits_.find(&client);
    return found != visits_.end() ? &found->second : nullptr;
}

const std::vector<Visit*>& Connections::of(std::optional<storage::PersonId> person) const {
    static const std::vector<Visit*> none;
    const auto found = person ? by_person_.find(*person) : by_person_.end();
    return found != by_person_.end() ? found->second : none;
}

std::vector<storage::PersonId> Connections::everybody() const {
    const auto ids = by_person_ | std::views::keys;
    return {ids.begin(), ids.end()};
}

std::size_t Connections::people() const {
    return by_person_.size() +
           static_cast<std::size_t>(std::ranges::count_if(
               visits_, [](const auto& visit) { return !visit.second.person.has_value(); }));
}

bool Connections::hear(Visit& visit, std::string_view text) {
    visit.heard_at = clock_->steady();
    ++counters_.messages_in;
    if (visit.messages.take(message_rate, visit.heard_at)) {
        return true;
    }
    if (!visit.excess.take(excess_rate, visit.heard_at)) {
        visit.client->close({.reason = "too-fast", .retry_after = after_too_fast});
    }
    refuse({.client = visit.client, .id = id_at_sight(text), .person = visit.person}, too_fast());
    return false;
}

void Connections::send(Client& client, const Text& text) {
    ++counters_.messages_out;
    client.send(text);
}

void Connections::send(Client& client, const ServerMessage& message) {
    send(client, message_text(message));
}

void Connections::send_long(Client& client, std::vector<Text> pieces,
                            std::shared_ptr<const void> lease) {
    ++counters_.messages_out;
    client.send_long(std::move(pieces), std::move(lease));
}

void Connections::done(const Asker& asker) {
    if (asker.id && asker.client && find(asker) != nullptr) {
        send(*asker.client, Done{*asker.id});
    }
}

void Connections::refuse(const Asker& asker, const Refusal& refusal) {
    if (asker.client && find(asker) != nullptr) {
        ++counters_.refusals;
        send(*asker.client, Refused{.id = asker.id, .refusal = refusal});
    }
}

void Connections::tell(std::optional<storage::PersonId> person, const ServerMessage& message) {
    Text text;
    for (const Visit* const visit : of(person)) {
        text = text ? text : message_text(message);
        send(*visit->client, text);
    }
}

void Connections::close(storage::PersonId person, const Closing& closing) const {
    for (const Visit* const visit : of(person)) {
        visit->client->close(closing);
    }
}

void Connections::close_all(const Closing& closing) {
    for (const auto& [client, visit] : visits_) {
        visit.client->close(closing);
    }
}

void Connections::tick() {
    const Millis now = clock_->steady();
    Text text;
    for (auto& [client, visit] : visits_) {
        if (visit.heard_at + longest_quiet < now) {
            visit.heard_at = now; // it is told once
            visit.client->close({.reason = "too-slow", .retry_after = 0});
        } else if (visit.next_beat <= now) {
            if (!text) {
                text = message_text(Beat{.beat = ++beats_, .now = clock_->now()});
            }
            visit.beat = beats_;
            visit.next_beat =
                now + (visit.beat_at > 0 ? between_beats : until_second_beat(++spread_));
            visit.beat_at = now;
            send(*visit.client, text);
        }
    }
}

bool Connections::echo(Visit& visit, const Echo& echo) {
    if (echo.beat != visit.beat || echo.beat <= 0) {
        return false;
    }
    visit.lag.note(clock_->steady() - visit.beat_at);
    visit.beat = 0; // a second echo would be shorter than the way
    return true;
}

} // namespace kamisado::online
