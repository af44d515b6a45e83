#include "bot/caller.h"

#include "game/log_reader.h"

#include <limits>

namespace kamisado::bot {

namespace {

constexpr std::uint16_t http_port = 80;

bool is_host_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '.' || c == '-';
}

} // namespace

std::optional<Caller> caller_of(std::string_view url) {
    static constexpr std::string_view scheme = "http://";
    if (!url.starts_with(scheme)) {
        return std::nullopt;
    }
    url.remove_prefix(scheme.size());
    if (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    Caller caller;
    const auto colon = url.find(':');
    caller.host = url.substr(0, colon);
    caller.port = http_port;
    if (colon != std::string_view::npos) {
        const auto port = game::number_from<std::uint32_t>(url.substr(colon + 1));
        if (!port || *port == 0 || *port > std::numeric_limits<std::uint16_t>::max()) {
            return std::nullopt;
        }
        caller.port = static_cast<std::uint16_t>(*port);
    }
    if (caller.host.empty()) {
        return std::nullopt;
    }
    for (const char c : caller.host) {
        if (!is_host_letter(c)) {
            return std::nullopt;
        }
    }
    return caller;
}

std::string host_field(const Caller& caller) {
    return caller.port == http_port ? caller.host : caller.host + ':' + std::to_string(caller.port);
}

} // namespace kamisado::bot
