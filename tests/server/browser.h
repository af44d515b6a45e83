#pragma once

#include "support/client.h"
#include "support/web_socket.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace kamisado::test {

struct Answer {
    int status = 0;
    std::string headers;
    std::string body;

    [[nodiscard]] bool has(std::string_view header) const {
        return headers.find("\r\n" + std::string(header) + "\r\n") != std::string::npos;
    }
};

/// Asks exactly this, on a connection of its own.
[[nodiscard]] Answer ask(std::uint16_t port, std::string_view method, std::string_view target,
                         std::string_view headers = "", std::string_view body = "");

/// The value of the first such field of a JSON text, as far as a test needs it: a text without
/// escapes, or a number.
[[nodiscard]] std::string field(std::string_view json, std::string_view name);

/// A browser that has opened the page at http://here and keeps the cookie that it is given.
class Browser {
  public:
    explicit Browser(std::uint16_t port) : port_(port) {}

    Answer ask_api(std::string_view method, std::string_view path, std::string_view body = "");
    /// Connected and welcome.
    [[nodiscard]] WebSocket connect() const;
    [[nodiscard]] std::string headers() const;

  private:
    std::uint16_t port_;
    std::string cookie_;
};

/// Reads on until a message of the type comes. Beats are left unanswered.
[[nodiscard]] std::string hear_message(WebSocket& socket, std::string_view type);

} // namespace kamisado::test
