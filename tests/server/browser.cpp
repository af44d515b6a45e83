#include "server/browser.h"

namespace kamisado::test {

Answer ask(std::uint16_t port, std::string_view method, std::string_view target,
           std::string_view headers, std::string_view body) {
    Client client(port);
    client.say(std::string(method) + " " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n" +
               std::string(headers) +
               (body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n") +
               "Connection: close\r\n\r\n" + std::string(body));
    const std::string all = client.hear_all();
    const auto end = all.find("\r\n\r\n");
    if (end == std::string::npos) {
        return {};
    }
    return {.status = std::stoi(all.substr(9, 3)),
            .headers = all.substr(0, end + 2),
            .body = all.substr(end + 4)};
}

std::string field(std::string_view json, std::string_view name) {
    const std::string key = '"' + std::string(name) + "\":";
    const auto at = json.find(key);
    if (at == std::string_view::npos) {
        return {};
    }
    std::string_view rest = json.substr(at + key.size());
    if (rest.starts_with('"')) {
        rest.remove_prefix(1);
        return std::string(rest.substr(0, rest.find('"')));
    }
    return std::string(rest.substr(0, rest.find_first_of(",}]")));
}

std::string Browser::headers() const {
    return "Origin: http://here\r\n" + (cookie_.empty() ? "" : "Cookie: " + cookie_ + "\r\n");
}

Answer Browser::ask_api(std::string_view method, std::string_view path, std::string_view body) {
    Answer answer = ask(port_, method, "/api/1" + std::string(path),
                        headers() + "Content-Type: application/json\r\n", body);
    static constexpr std::string_view name = "\r\nSet-Cookie: ";
    const auto at = answer.headers.find(name);
    if (at != std::string::npos) {
        cookie_ = answer.headers.substr(at + name.size());
        cookie_.resize(cookie_.find(';'));
    }
    return answer;
}

WebSocket Browser::connect() const { return WebSocket(port_, headers()); }

std::string hear_message(WebSocket& socket, std::string_view type) {
    for (;;) {
        std::string text = socket.hear_text();
        if (field(text, "type") == type) {
            return text;
        }
    }
}

} // namespace kamisado::test
