#pragma once

#include "bot/caller.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/tcp_stream.hpp>

/// For the few files that know Asio.
namespace kamisado::bot {

using TlsStream = boost::asio::ssl::stream<boost::beast::tcp_stream>;

/// Opens a connection and speaks TLS on it with a server whose certificate is valid, trusted and
/// for the caller's host; throws boost::system::system_error. Without a time limit when it is open.
[[nodiscard]] boost::asio::awaitable<TlsStream> dial_tls(Caller caller);

} // namespace kamisado::bot
