// From the bytes of WebSocket frames to the hub's handlers, through the whole server: as they are,
// or each line as the text of a frame, by somebody who has joined a game, GAME. It is Black, or
// Gold if the first line says "gold".
#include "require.h"
#include "served.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace kamisado;

namespace {

using Turn = fuzz::Served::Turn;

/// Alone: nobody speaks before it is answered.
Turn handshake(std::string_view key) {
    return {.bytes = "GET /api/1/live HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\n"
                     "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: kamisado=" +
                     std::string(key) + "\r\n\r\n",
            .until = "\r\n\r\n"};
}

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

/// Answered when everything that was said before has been done.
Turn join(std::string_view game) {
    return {.bytes = text_frame(R"({"type":"join","id":987654321,"game":")" + std::string(game) +
                                R"(","since":0})"),
            .until = R"("id":987654321)"};
}

std::vector<Turn> spoken_by_a_player(std::string_view lines) {
    static constexpr std::string_view gold = "gold\n";
    const fuzz::Served::Table table = fuzz::Served::instance().new_game();
    const bool is_gold = lines.starts_with(gold);
    std::string text(lines.substr(is_gold ? gold.size() : 0));
    fuzz::Served::replace(text, "GAME", table.game);
    return {handshake(is_gold ? table.gold : table.black),
            join(table.game),
            {.bytes = frames_of(text), .until = ""},
            join(table.game)};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::text_of(data, size);
    const bool is_text = input.starts_with('{') || input.starts_with("gold\n");
    const std::string heard = fuzz::Served::instance().exchange_live(
        is_text ? spoken_by_a_player(input)
                : std::vector<Turn>{handshake(""), {.bytes = std::string(input), .until = ""}});
    fuzz::require(heard.starts_with("HTTP/1.1 101") && !heard.contains("online.storage"));
    return 0;
}
