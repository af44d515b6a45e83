#pragma once

#include "bot/caller.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

/// For the few files that know Asio.
namespace kamisado::bot {

/// Opens a connection, from the address that the caller wants; throws boost::system::system_error.
[[nodiscard]] boost::asio::awaitable<boost::asio::ip::tcp::socket> dial(Caller caller);

} // namespace kamisado::bot
