#pragma once

#include "support/client.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// A WebSocket by hand, which can do all that a browser would never do.
namespace kamisado::test {

enum class Opcode : std::uint8_t { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

struct Frame {
    Opcode opcode = Opcode::Close;
    std::string payload;
    bool whole = false; ///< false when the connection ended instead
};

class WebSocket {
  public:
    /// What is asked for: a handshake with the headers that a browser on the page would send.
    [[nodiscard]] static std::string handshake(std::string_view headers = own_origin,
                                               std::string_view path = "/api/1/live");
    static constexpr std::string_view own_origin = "Origin: http://here\r\n";

    /// Shakes hands; throws when that is refused.
    explicit WebSocket(std::uint16_t port, std::string_view headers = own_origin,
                       const std::string& from = {});
    explicit WebSocket(Client client, std::string_view headers = own_origin);

    bool say(std::string_view text) const { return send(Opcode::Text, text); }
    /// All of them in one write, so that however slow this program is, they arrive together.
    bool say_often(std::string_view text, std::size_t times) const;
    /// Masked, as clients must, with a mask of zeros.
    bool send(Opcode opcode, std::string_view payload, bool is_last = true,
              bool is_masked = true) const;
    /// The next frame.
    [[nodiscard]] Frame hear();
    /// The next text; throws when something else comes.
    [[nodiscard]] std::string hear_text();
    /// The code of the Close frame, after whatever comes before it; 0 when there was none.
    [[nodiscard]] int hear_close_code();

    [[nodiscard]] Client& client() { return client_; }

  private:
    Client client_;
};

} // namespace kamisado::test
