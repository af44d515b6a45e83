#include "dial/dial.h"

#include "dial/public_address.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::dial {

namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

namespace {

/// What needs nobody to be asked: thousands of connections do not wait for a resolver.
std::optional<asio::ip::address> known_address(const std::string& host) {
    if (host == "localhost") {
        return asio::ip::address_v4::loopback();
    }
    boost::system::error_code error;
    const auto address = asio::ip::make_address(host, error);
    return error ? std::nullopt : std::optional(address);
}

asio::awaitable<std::vector<Tcp::endpoint>> endpoints_of(std::string host, std::uint16_t port) {
    std::vector<Tcp::endpoint> endpoints;
    if (const auto address = known_address(host)) {
        endpoints.emplace_back(*address, port);
        co_return endpoints;
    }
    Tcp::resolver resolver(co_await asio::this_coro::executor);
    const std::string service = std::to_string(port);
    const auto found = co_await resolver.async_resolve(host, service, asio::use_awaitable);
    for (const auto& entry : found) {
        endpoints.push_back(entry.endpoint());
    }
    co_return endpoints;
}

bool is_public_endpoint(const Tcp::endpoint& endpoint) {
    return is_public_address(endpoint.address().to_string());
}

} // namespace

asio::awaitable<Tcp::socket> dial(std::shared_ptr<const Target> target) {
    // What was looked at is what is connected to: a name that leads elsewhere a moment later
    // changes nothing.
    const std::vector<Tcp::endpoint> endpoints = co_await endpoints_of(target->host, target->port);
    if (target->public_only && !std::ranges::all_of(endpoints, is_public_endpoint)) {
        throw boost::system::system_error(asio::error::access_denied);
    }
    Tcp::socket socket(co_await asio::this_coro::executor);
    if (target->from.empty()) {
        co_await asio::async_connect(socket, endpoints, asio::use_awaitable);
    } else {
        socket.open(Tcp::v4());
        socket.set_option(asio::socket_base::reuse_address(true));
        socket.bind({asio::ip::make_address(target->from), 0});
        co_await socket.async_connect(endpoints.at(0), asio::use_awaitable);
    }
    socket.set_option(Tcp::no_delay(true));
    co_return socket;
}

} // namespace kamisado::dial
