// From the bytes of WebSocket frames to the hub's handlers, through the whole server: as they are,
// or each line as the text of a frame.
#include "require.h"
#include "served.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

namespace {

constexpr std::string_view handshake =
    "GET /api/1/live HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// Masked with zeros.
std::string text_frame(std::string_view text) {
    std::string frame = "\x81";
    if (text.size() < 126) {
        frame += static_cast<char>(0x80U | text.size());
    } else {
        frame += '\xFE';
        frame += static_cast<char>(text.size() >> 8U);
        frame += static_cast<char>(text.size());
    }
    return frame + std::string(4, '\0') + std::string(text);
}

std::string frames_of(std::string_view lines) {
    std::string frames;
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        frames += text_frame(line.substr(0, 65535));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    }
    return frames;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::text_of(data, size);
    const bool is_text = input.starts_with('{');
    // The handshake first and alone: nobody speaks before it is answered.
    const std::string heard = fuzz::Served::instance().exchange_live(
        handshake, is_text ? frames_of(input) : std::string(input));
    fuzz::require(heard.starts_with("HTTP/1.1 101"));
    return 0;
}
