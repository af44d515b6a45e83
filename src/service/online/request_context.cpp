#include "online/request_context.h"

#include "online/accounts.h"
#include "online/address.h"
#include "online/guests.h"
#include "online/refusals.h"
#include "storage/moderation.h"

#include <algorithm>
#include <utility>

namespace kamisado::online {

using storage::PersonKind;

std::optional<Refusal> take(Buckets& buckets, std::string_view key, Millis now, double amount) {
    if (buckets.take(key, now, amount)) {
        return std::nullopt;
    }
    Refusal refused = too_fast();
    const Millis seconds = std::max<Millis>((buckets.wait(key, now) + 999) / 1000, 1);
    refused.arguments.emplace_back("seconds", std::to_string(seconds));
    return refused;
}

RequestContext::RequestContext(storage::Connection& database, LoadedGames& loaded,
                               PersonalLimits& limits, const Call& call, const Clocks& clocks)
    : database_(&database), loaded_(&loaded), limits_(&limits), call_(&call), clocks_(clocks) {
    if (!call.key_hash.empty()) {
        visitor_ = storage::person_by_key(database, call.key_hash);
        // A bot's token is no cookie, and a cookie is no token.
        if (visitor_ && (visitor_->kind == PersonKind::Bot) != call.request.is_bot) {
            visitor_.reset();
        }
    }
}

std::optional<storage::PersonId> RequestContext::visitor_id() const {
    return visitor_ ? std::optional(visitor_->id) : std::nullopt;
}

std::optional<Refusal> RequestContext::why_not() const {
    const std::string& address = call_->request.address;
    if (!address.empty() && !std::exchange(call_->is_admitted, true)) {
        if (auto refused = take(limits_->work, address_key(address), steady(), 0)) {
            return refused;
        }
    }
    if (call_->request.is_bot && !visitor_) {
        return refusal("unknown-token", "nobody has this token", 401);
    }
    if (visitor_ && call_->request.method != "GET" && !std::exchange(call_->is_counted, true)) {
        return take(limits_->changes, std::to_string(visitor_->id), steady());
    }
    return std::nullopt;
}

Or<storage::Person> RequestContext::somebody() {
    if (visitor_) {
        name_guest(*database_, *visitor_);
        return *visitor_;
    }
    const std::string& address = call_->request.address;
    if (auto refused = take(limits_->new_guests, address_key(address), steady(),
                            limits_->clubs.cost(address))) {
        return std::unexpected(std::move(*refused));
    }
    visitor_ = storage::add_guest(*database_, {}, now());
    name_guest(*database_, *visitor_);
    new_key_ = give_key(*database_, visitor_->id, now());
    return *visitor_;
}

std::optional<Refusal> RequestContext::why_no_invitation() const {
    const std::string& address = call_->request.address;
    return take(limits_->invitations, address_key(address), steady(), limits_->clubs.cost(address));
}

Or<storage::Person> RequestContext::known() const {
    if (!visitor_) {
        return std::unexpected(refusal("unknown-here", "this browser has no games here", 401));
    }
    return *visitor_;
}

Or<storage::Person> RequestContext::host() const {
    auto person = account();
    if (person && !storage::is_host(*database_, person->id)) {
        return std::unexpected(refusal("host-needed", "this is for hosts alone", 403));
    }
    return person;
}

Or<storage::Person> RequestContext::account() const {
    if (!visitor_ || visitor_->kind != PersonKind::Account) {
        return std::unexpected(account_needed());
    }
    return *visitor_;
}

} // namespace kamisado::online
