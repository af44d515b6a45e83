#pragma once

#include "online/hub.h"
#include "server/exchange.h"

#include <expected>
#include <functional>
#include <memory>
#include <string_view>

namespace kamisado::server {

/// What the WebSockets talk to. Everything happens on the server's thread. Clients that it keeps
/// are let go of before the server is destroyed.
class LiveHandler {
  public:
    using Admit = std::function<void(std::expected<online::Visitor, Response>)>;

    LiveHandler() = default;
    virtual ~LiveHandler() = default;
    LiveHandler(const LiveHandler&) = delete;
    LiveHandler& operator=(const LiveHandler&) = delete;
    LiveHandler(LiveHandler&&) = delete;
    LiveHandler& operator=(LiveHandler&&) = delete;

    /// Somebody asks for a WebSocket: who that is, or the answer that refuses it. May be said
    /// later.
    virtual void knock(const Request& request, Admit admit) = 0;
    virtual void enter(const std::shared_ptr<online::Client>& client,
                       const online::Visitor& visitor) = 0;
    virtual void hear(online::Client& client, std::string_view text) = 0;
    /// Once for everybody who entered, and never from within one of the others.
    virtual void leave(online::Client& client) = 0;
};

} // namespace kamisado::server
