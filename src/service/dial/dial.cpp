#include "dial/dial.h"

#include "dial/public_address.h"

#include <boost/asio/co_spawn.hpp>
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

/// Literal addresses need no resolver, so thousands of connections do not wait for one.
std::optional<asio::ip::address> known_address(const std::string& host) {
    if (host == "localhost") {
        return asio::ip::address_v4::loopback();
    }
    boost::system::error_code error;
    const auto address = asio::ip::make_address(host, error);
    return error ? std::nullopt : std::optional(address);
}

asio::awaitable<std::vector<Tcp::endpoint>> endpoints_of(std::shared_ptr<const Target> target) {
    std::vector<Tcp::endpoint> endpoints;
    for (const std::string& address : target->addresses) {
        endpoints.emplace_back(asio::ip::make_address(address), target->port);
    }
    if (const auto address = known_address(target->host); address && endpoints.empty()) {
        endpoints.emplace_back(*address, target->port);
    }
    if (!endpoints.empty()) {
        co_return endpoints;
    }
    Tcp::resolver resolver(co_await asio::this_coro::executor);
    const std::string service = std::to_string(target->port);
    const auto found = co_await resolver.async_resolve(target->host, service, asio::use_awaitable);
    for (const auto& entry : found) {
        endpoints.push_back(entry.endpoint());
    }
    co_return endpoints;
}

bool is_public_endpoint(const Tcp::endpoint& endpoint) {
    return is_public_address(endpoint.address().to_string());
}

/// Blocks the thread that it runs on.
asio::awaitable<std::vector<std::string>> blocking_look_up(std::string host) {
    Tcp::resolver resolver(co_await asio::this_coro::executor);
    std::vector<std::string> addresses;
    for (const auto& entry : resolver.resolve(host, "")) {
        addresses.push_back(entry.endpoint().address().to_string());
    }
    co_return addresses;
}

} // namespace

// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller keeps it
asio::awaitable<std::vector<std::string>> look_up(asio::thread_pool& pool, std::string host) {
    if (const auto address = known_address(host)) {
        co_return std::vector<std::string>{address->to_string()};
    }
    co_return co_await asio::co_spawn(pool, blocking_look_up(std::move(host)), asio::use_awaitable);
}

asio::awaitable<Tcp::socket> dial(std::shared_ptr<const Target> target) {
    // What was looked at is what is connected to: a name that leads elsewhere a moment later
    // changes nothing.
    const std::vector<Tcp::endpoint> endpoints = co_await endpoints_of(target);
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
