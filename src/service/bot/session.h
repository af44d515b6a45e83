#pragma once

#include "bot/backoff.h"
#include "bot/caller.h"
#include "bot/live_socket.h"
#include "bot/loop.h"
#include "wire/message.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::bot {

/// A connection that comes back by itself.
class Session {
  public:
    struct Handlers {
        /// Welcome has come, for the first time or again: whoever follows a game joins it now.
        std::function<void(const wire::Welcome&)> connected;
        /// Everything else but beats, which have been answered.
        std::function<void(const wire::ServerMessage&)> heard;
        std::function<void(const LiveSocket::End&)> lost;
        /// Something that is no message of a server.
        std::function<void(const std::string&)> puzzled;
    };
    using Patience = Backoff::Limits;

    /// When there are several ways to the games, the next one is tried each time.
    Session(Loop& loop, std::vector<Caller> ways, Handlers handlers, Patience patience,
            std::uint64_t seed);
    Session(Loop& loop, const Caller& way, Handlers handlers, Patience patience, std::uint64_t seed)
        : Session(loop, std::vector{way}, std::move(handlers), patience, seed) {}
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    Session(Session&&) = delete;
    Session& operator=(Session&&) = delete;

    /// From the next connection on.
    void use(std::vector<Caller> ways) { ways_ = std::move(ways); }
    void connect();
    [[nodiscard]] bool is_connected() const { return is_connected_; }
    /// The id that the answer will name. Without a connection it goes nowhere, and says so.
    std::optional<std::int64_t> send(wire::Wish wish);
    /// Drops the connection without a word, as a tunnel does; it comes back.
    void stumble();
    /// Goes, and does not come back.
    void leave();

  private:
    void hear(std::string_view text);
    void end(const LiveSocket::End& end);
    void come_back();

    Loop* loop_;
    std::vector<Caller> ways_;
    std::size_t way_ = 0;
    Handlers handlers_;
    Backoff backoff_;
    std::unique_ptr<LiveSocket> socket_;
    /// Those who wait look whether the session is still there.
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::chrono::milliseconds at_least_{0}; ///< as the server asked for
    std::int64_t last_id_ = 0;
    bool is_connected_ = false;
    bool has_left_ = false;
};

} // namespace kamisado::bot
