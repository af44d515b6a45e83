#include "server/address.h"

#include "text/words.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace kamisado::server {

namespace {

std::optional<in6_addr> six_from(std::string_view text) {
    in6_addr six{};
    if (::inet_pton(AF_INET6, std::string(text).c_str(), &six) != 1) {
        return std::nullopt;
    }
    return six;
}

std::string text_of(const in6_addr& six) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET6, &six, text.data(), text.size());
    return text.data();
}

bool is_mapped(const in6_addr& six) {
    constexpr std::array<unsigned char, 12> prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    return std::memcmp(&six, prefix.data(), prefix.size()) == 0;
}

std::string mapped_four(const in6_addr& six) {
    std::array<unsigned char, sizeof six> bytes{};
    std::memcpy(bytes.data(), &six, sizeof six);
    std::string text;
    for (std::size_t i = 12; i < bytes.size(); ++i) {
        text += (text.empty() ? "" : ".") + std::to_string(bytes.at(i));
    }
    return text;
}

bool is_one_of(std::span<const std::string> addresses, const std::string& address) {
    return std::ranges::find(addresses, address) != addresses.end();
}

} // namespace

std::optional<std::string> plain_address(std::string_view text) {
    const std::string_view address = trimmed(text);
    in_addr four{};
    if (::inet_pton(AF_INET, std::string(address).c_str(), &four) == 1) {
        return std::string(address);
    }
    const auto six = six_from(address);
    if (!six) {
        return std::nullopt;
    }
    return is_mapped(*six) ? mapped_four(*six) : text_of(*six);
}

std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           std::span<const std::string> trusted_proxies) {
    std::string address = plain_address(peer).value_or(std::string(peer));
    while (!forwarded_for.empty() && is_one_of(trusted_proxies, address)) {
        const auto comma = forwarded_for.rfind(',');
        const std::string_view last =
            comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
        forwarded_for =
            comma == std::string_view::npos ? std::string_view() : forwarded_for.substr(0, comma);
        auto hop = plain_address(last);
        if (!hop) {
            break;
        }
        address = *std::move(hop);
    }
    return address;
}

} // namespace kamisado::server
