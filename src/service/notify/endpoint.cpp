#include "notify/endpoint.h"

#include "text/number.h"

#include <algorithm>
#include <limits>

namespace kamisado::notify {

namespace {

constexpr std::size_t longest_host = 253;
constexpr std::string_view scheme = "https://";

bool is_letter_of_host(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
}

/// What a path and a query are made of (RFC 3986).
bool is_letter_of_path(char c) {
    static constexpr std::string_view others = "-._~!$&'()*+,;=:@%/?";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           others.contains(c);
}

/// A name of the public internet: of labels that are not empty, the last of which is no number.
bool is_public_name(std::string_view host) {
    if (!host.contains('.') || host.starts_with('.') || host.ends_with('.') ||
        host.contains("..")) {
        return false;
    }
    const std::string_view last = host.substr(host.rfind('.') + 1);
    return std::ranges::any_of(last, [](char c) { return c >= 'a' && c <= 'z'; }) &&
           !last.starts_with("0x");
}

std::string small_letters(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return small;
}

} // namespace

std::string Endpoint::authority() const {
    return port == https_port ? host : host + ':' + std::to_string(port);
}

std::string Endpoint::origin() const { return std::string(scheme) + authority(); }

bool is_allowed(const Endpoint& endpoint, const std::vector<std::string>& also) {
    return std::ranges::find(also, endpoint.authority()) != also.end() ||
           (endpoint.port == https_port && is_public_name(endpoint.host));
}

std::optional<Endpoint> read_endpoint(std::string_view url, const std::vector<std::string>& also) {
    if (url.size() > longest_endpoint || !url.starts_with(scheme)) {
        return std::nullopt;
    }
    url.remove_prefix(scheme.size());
    const auto slash = std::min(url.find('/'), url.size());
    const std::string_view authority = url.substr(0, slash);
    const auto colon = authority.find(':');
    Endpoint endpoint{.host = small_letters(authority.substr(0, colon)),
                      .target = std::string(url.substr(slash))};
    if (colon != std::string_view::npos) {
        const auto port = number_from<std::uint32_t>(authority.substr(colon + 1));
        if (!port || *port == 0 || *port > std::numeric_limits<std::uint16_t>::max()) {
            return std::nullopt;
        }
        endpoint.port = static_cast<std::uint16_t>(*port);
    }
    if (endpoint.host.empty() || endpoint.host.size() > longest_host || endpoint.target.empty() ||
        !std::ranges::all_of(endpoint.host, is_letter_of_host) ||
        !std::ranges::all_of(endpoint.target, is_letter_of_path) || !is_allowed(endpoint, also)) {
        return std::nullopt;
    }
    return endpoint;
}

} // namespace kamisado::notify
