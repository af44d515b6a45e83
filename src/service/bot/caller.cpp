#include "bot/caller.h"

#include "notation/ascii.h"
#include "text/number.h"

#include <limits>

namespace kamisado::bot {

namespace {

constexpr std::uint16_t http_port = 80;
constexpr std::uint16_t https_port = 443;

std::uint16_t usual_port(bool tls) { return tls ? https_port : http_port; }

bool is_host_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '.' || c == '-';
}

} // namespace

std::optional<Caller> caller_of(std::string_view url) {
    static constexpr std::string_view plain = "http://";
    static constexpr std::string_view secure = "https://";
    const bool tls = url.starts_with(secure);
    if (!tls && !url.starts_with(plain)) {
        return std::nullopt;
    }
    url.remove_prefix(tls ? secure.size() : plain.size());
    if (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    Caller caller;
    caller.tls = tls;
    const auto colon = url.find(':');
    caller.host = url.substr(0, colon);
    caller.port = usual_port(tls);
    if (colon != std::string_view::npos) {
        const auto port = number_from<std::uint32_t>(url.substr(colon + 1));
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

std::shared_ptr<const dial::Target> target_of(const Caller& caller) {
    return std::make_shared<const dial::Target>(dial::Target{
        .host = caller.host, .port = caller.port, .ca_file = caller.ca_file, .from = caller.from});
}

std::string host_field(const Caller& caller) {
    return caller.port == usual_port(caller.tls) ? caller.host
                                                 : caller.host + ':' + std::to_string(caller.port);
}

} // namespace kamisado::bot
