#include "bot/session.h"

#include <utility>
#include <variant>

namespace kamisado::bot {

using std::chrono::milliseconds;

Session::Session(Loop& loop, std::vector<Caller> ways, Handlers handlers, Patience patience,
                 std::uint64_t seed)
    : loop_(&loop),
      ways_(std::move(ways)),
      handlers_(std::move(handlers)),
      backoff_(patience, seed) {}

Session::~Session() { *alive_ = false; }

void Session::connect() {
    is_connected_ = false;
    socket_ = std::make_unique<LiveSocket>(
        *loop_, ways_[way_],
        LiveSocket::Handlers{.opened = [] {},
                             .heard = [this](std::string_view text) { hear(text); },
                             .ended = [this](const LiveSocket::End& ended) { end(ended); }});
}

std::optional<std::int64_t> Session::send(wire::Wish wish) {
    if (!is_connected_) {
        return std::nullopt;
    }
    const std::int64_t id = ++last_id_;
    socket_->send(wire::write_message(wire::ClientMessage{.id = id, .wish = std::move(wish)}));
    return id;
}

void Session::stumble() {
    if (socket_) {
        end({.why = "stumbled"});
    }
}

void Session::leave() {
    has_left_ = true;
    is_connected_ = false;
    socket_.reset();
}

void Session::hear(std::string_view text) {
    const auto message = wire::read_server_message(text);
    if (!message) {
        handlers_.puzzled(std::string(text) + ": " + message.error().refusal.sentence);
        return;
    }
    if (const auto* const beat = std::get_if<wire::Beat>(&*message)) {
        socket_->send(wire::write_message(
            wire::ClientMessage{.id = std::nullopt, .wish = wire::Echo{.beat = beat->beat}}));
        return;
    }
    if (const auto* const welcome = std::get_if<wire::Welcome>(&*message)) {
        is_connected_ = true;
        backoff_.reset();
        handlers_.connected(*welcome);
        return;
    }
    if (const auto* const closing = std::get_if<wire::Closing>(&*message)) {
        at_least_ = milliseconds(closing->retry_after);
    }
    handlers_.heard(*message);
}

void Session::end(const LiveSocket::End& end) {
    is_connected_ = false;
    socket_.reset();
    handlers_.lost(end);
    if (!has_left_) {
        come_back();
    }
}

void Session::come_back() {
    way_ = (way_ + 1) % ways_.size();
    loop_->after(backoff_.next(std::exchange(at_least_, milliseconds(0))), [this, alive = alive_] {
        if (*alive && !has_left_) {
            connect();
        }
    });
}

} // namespace kamisado::bot
