#include "support/web_socket.h"

#include <stdexcept>
#include <utility>

namespace kamisado::test {

namespace {

std::string length_bytes(std::size_t length, unsigned mask_bit) {
    std::string bytes;
    int more = 0;
    if (length < 126) {
        bytes += static_cast<char>(mask_bit | length);
    } else if (length < 65536) {
        bytes += static_cast<char>(mask_bit | 126U);
        more = 2;
    } else {
        bytes += static_cast<char>(mask_bit | 127U);
        more = 8;
    }
    for (int i = more - 1; i >= 0; --i) {
        bytes += static_cast<char>((length >> (8U * static_cast<unsigned>(i))) & 0xffU);
    }
    return bytes;
}

std::size_t number_in(std::string_view bytes) {
    std::size_t number = 0;
    for (const char byte : bytes) {
        number = number << 8U | static_cast<unsigned char>(byte);
    }
    return number;
}

std::string frame_bytes(Opcode opcode, std::string_view payload, bool is_last, bool is_masked) {
    const unsigned first = (is_last ? 0x80U : 0U) | static_cast<unsigned>(opcode);
    return std::string(1, static_cast<char>(first)) +
           length_bytes(payload.size(), is_masked ? 0x80U : 0U) +
           (is_masked ? std::string(4, '\0') : std::string()) + std::string(payload);
}

} // namespace

std::string WebSocket::handshake(std::string_view headers, std::string_view path) {
    return "GET " + std::string(path) +
           " HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           std::string(headers) + "\r\n";
}

WebSocket::WebSocket(std::uint16_t port, std::string_view headers, const std::string& from)
    : WebSocket(Client(port, from), headers) {}

WebSocket::WebSocket(Client client, std::string_view headers) : client_(std::move(client)) {
    client_.say(handshake(headers));
    const std::string answer = client_.hear_answer();
    if (!answer.starts_with("HTTP/1.1 101 ")) {
        throw std::runtime_error("no handshake: " + answer);
    }
}

bool WebSocket::send(Opcode opcode, std::string_view payload, bool is_last, bool is_masked) const {
    return client_.say(frame_bytes(opcode, payload, is_last, is_masked));
}

bool WebSocket::say_often(std::string_view text, std::size_t times) const {
    std::string bytes;
    for (std::size_t nth = 0; nth < times; ++nth) {
        bytes += frame_bytes(Opcode::Text, text, true, true);
    }
    return client_.say(bytes);
}

Frame WebSocket::hear() {
    const std::string head = client_.hear_bytes(2);
    if (head.size() < 2) {
        return {};
    }
    std::size_t length = static_cast<unsigned char>(head[1]) & 0x7fU;
    if (length >= 126) {
        length = number_in(client_.hear_bytes(length == 126 ? 2 : 8));
    }
    std::string payload = client_.hear_bytes(length);
    const bool whole = payload.size() == length;
    return {.opcode = static_cast<Opcode>(static_cast<unsigned char>(head[0]) & 0x0fU),
            .payload = std::move(payload),
            .whole = whole};
}

std::string WebSocket::hear_text() {
    Frame frame = hear();
    if (!frame.whole || frame.opcode != Opcode::Text) {
        throw std::runtime_error("no text but opcode " +
                                 std::to_string(static_cast<int>(frame.opcode)));
    }
    return std::move(frame.payload);
}

int WebSocket::hear_close_code() {
    for (Frame frame = hear(); frame.whole; frame = hear()) {
        if (frame.opcode == Opcode::Close) {
            return static_cast<int>(number_in(frame.payload.substr(0, 2)));
        }
    }
    return 0;
}

} // namespace kamisado::test
