#pragma once

#include "online/log_pieces.h"
#include "online/wire.h"
#include "storage/people.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::online {

/// A connection as the hub sees it: a WebSocket, or a test.
class Client {
  public:
    Client() = default;
    virtual ~Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    Client(Client&&) = delete;
    Client& operator=(Client&&) = delete;

    /// Never blocks: drops slow readers. The text is shared by everybody who gets it. Neither this
    /// nor close() calls the hub: it is told later.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    /// A text in pieces, many of them shared. However long it is, it does not count as reading too
    /// slowly; `lease` is released once it has been sent.
    virtual void send_long(std::vector<Text> pieces, std::shared_ptr<const void> lease);
    /// The smallest round trip that the system has measured; nullopt with a proxy in between, where
    /// it would be the proxy's.
    [[nodiscard]] virtual std::optional<Millis> round_trip() { return std::nullopt; }
    /// Says `Closing` and ends; the hub is told by leave().
    virtual void close(const Closing& closing) = 0;
};

/// Who uses a connection.
struct Visitor {
    std::optional<storage::Person> person;
    std::string address;     ///< for limits, never shown
    bool is_in_club = false; ///< where everybody counts alone
};

} // namespace kamisado::online
